import type { Db } from '../db/db.ts'
import type { Write } from '../db/journal.ts'
import { moneyText } from '#contracts/wire/money.ts'
import { movements, purses, tills } from '../domain/money/wallets.ts'
import { heldBy, loggedFor, ownersIn } from '../invariants/money.ts'
import { writtenBy } from '../invariants/scope.ts'

/**
 * Keeps the books after a state was entered: states say what a purse holds or which log there is, and the other half follows.
 * A purse that the state has set gets a log for the difference; where it has only written a log, the purse moves.
 */
export const keepBooks = (db: Db, writes: readonly Write[]): void => {
  const scope = writtenBy(writes)
  for (const owner of ownersIn(scope)) {
    const table = owner.belong === 1 ? 'stores' : 'users'
    const isSet = scope.changes(table).some(({ next }) => next?.id === owner.id)
    const [held, logged] = [heldBy(db, owner), loggedFor(db, owner)]
    for (const [purse, sum] of held.entries()) {
      const gap = sum - (logged[purse] ?? 0)
      if (gap === 0) continue
      const moved = isSet ? sum : Math.max(0, sum - gap)
      if (table === 'users') db.users.change(owner.id, { [purses[purse] ?? 'money']: moneyText(moved) })
      else db.stores.change(owner.id, { [tills[purse] ?? 'store_money']: moneyText(moved) })
      const rest = moved - (logged[purse] ?? 0)
      if (rest !== 0)
        db.money_logs.add({
          user_id: owner.id,
          name: movements.system,
          money: moneyText(rest),
          is_type: purse === 0 ? 0 : purse === 1 ? 1 : 2,
          is_belong: owner.belong,
          info: '',
        })
    }
  }
}
