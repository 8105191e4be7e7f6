import type { Db } from '../db/db.ts'
import type { Write } from '../db/journal.ts'
import { openCasesHaveOrders } from './cases.ts'
import { frozenMoneyWaits, pursesAreLogged, settlementsAreConserved } from './money.ts'
import { couponsAreUsedOnce, groupsFit, ordersAddUp, ordersMoveStock, salesAreCounted, stockIsNeverNegative } from './orders.ts'
import { paymentsBalance } from './payments.ts'
import { referencesExist } from './references.ts'
import { wholeWorld, writtenBy, type Invariant, type Scope } from './scope.ts'

/** Invariants: what must hold in every world at any time. */
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
  openCasesHaveOrders,
]

/** The rows that break one invariant. */
type Finding = { readonly name: string; readonly broken: readonly string[] }

const findings = (db: Db, scope: Scope): Finding[] => invariants.map(({ name, broken }) => ({ name, broken: broken(db, scope) }))

/** A write breaks an invariant. This is a bug of the mock and never a regular response. */
export class InvariantError extends Error {}

/** Checks every invariant against the whole world. */
export const inspect = (db: Db): Finding[] => findings(db, wholeWorld(db))

/**
 * Checks the rows that one transaction wrote.
 * @param what names the work, such as the call.
 * @throws InvariantError naming the work, the invariants and the rows.
 */
export const checkInvariants = (db: Db, what: string, writes: readonly Write[]): void => {
  const broken = findings(db, writtenBy(writes)).filter(one => one.broken.length > 0)
  if (broken.length === 0) return
  const text = broken.map(one => `"${one.name}" (${one.broken.slice(0, 5).join('; ')})`).join(', ')
  throw new InvariantError(`${what} breaks ${text}.`)
}
