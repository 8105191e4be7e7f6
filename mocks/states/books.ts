import type { Db } from '../db/db.ts'
import type { Write } from '../db/journal.ts'
import { moneyText } from '#contracts/wire/money.ts'
import { movements, purses, tills } from '../domain/money/wallets.ts'
import { heldBy, loggedFor, ownersIn } from '../invariants/money.ts'
import { paymentsOf, timesHeld, timesPaid } from '../invariants/payments.ts'
import { writtenBy, type Scope } from '../invariants/scope.ts'

/** Makes payments match the orders: a paid order has one payment, any other none. */
const keepPayments = (db: Db, scope: Scope): void => {
  for (const order of scope.rows('orders')) {
    const gap = timesHeld(db, order) - timesPaid(db, order)
    const { id, user_id, order_no: pay_no, payment_name, total_price: total, pay_time } = order
    const superfluous = gap < 0 ? paymentsOf(db, order).slice(gap) : []
    for (const pay of superfluous) db.order_pays.change(pay.id, { order_ids: pay.order_ids.filter(one => one !== id) })
    for (let missing = gap; missing > 0; missing--)
      db.order_pays.add({
        user_id,
        order_ids: [id],
        pay_no,
        payment_name: payment_name || 'balance',
        total,
        pay_status: 1,
        pay_time,
        created_at: pay_time ?? order.created_at,
      })
  }
}

/**
 * Makes purses and logs match. A state sets either a purse or a log: if it set the purse, a log is added for the difference; if
 * it only added a log, the purse changes.
 */
const keepPurses = (db: Db, scope: Scope): void => {
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

/** Keeps purses and logs, and orders and payments, consistent after a state was entered. */
export const keepBooks = (db: Db, writes: readonly Write[]): void => {
  const scope = writtenBy(writes)
  keepPayments(db, scope)
  keepPurses(db, scope)
}
