import type { Db } from '../db/db.ts'
import type { Write } from '../db/journal.ts'
import { frozenMoneyWaits, pursesAreLogged, settlementsAreConserved } from './money.ts'
import { couponsAreUsedOnce, groupsFit, ordersAddUp, ordersMoveStock, salesAreCounted, stockIsNeverNegative } from './orders.ts'
import { paymentsBalance } from './payments.ts'
import { referencesExist } from './references.ts'
import { wholeWorld, writtenBy, type Invariant, type Scope } from './scope.ts'

/** Everything that is true of a world at any time.. */
const invariants: readonly Invariant[] = [
  stockIsNeverNegative,
  pursesAreLogged,
  referencesExist,
  ordersAddUp,
  ordersMoveStock,
  salesAreCounted,
  groupsFit,
  couponsAreUsedOnce,
  settlementsAreConserved,
  frozenMoneyWaits,
  paymentsBalance,
]

/** What one invariant found. */
type Finding = { readonly name: string; readonly broken: readonly string[] }

const findings = (db: Db, scope: Scope): Finding[] => invariants.map(({ name, broken }) => ({ name, broken: broken(db, scope) }))

/** A rule of the mock has broken what must always be true: a bug of the mock, never an answer. */
export class InvariantError extends Error {}

/** Every invariant with what breaks it in the whole world. */
export const inspect = (db: Db): Finding[] => findings(db, wholeWorld(db))

/**
 * Checks what one piece of work has written.
 * @param what names the work, such as the call.
 * @throws InvariantError that names the work, the invariants and the rows.
 */
export const keepTrue = (db: Db, what: string, writes: readonly Write[]): void => {
  const broken = findings(db, writtenBy(writes)).filter(one => one.broken.length > 0)
  if (broken.length === 0) return
  const text = broken.map(one => `"${one.name}" (${one.broken.slice(0, 5).join('; ')})`).join(', ')
  throw new InvariantError(`${what} breaks ${text}.`)
}
