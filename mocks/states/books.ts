import type { Db } from '../db/db.ts'
import type { Write } from '../db/journal.ts'
import { moneyText } from '#contracts/wire/money.ts'
import { settleGroup } from '../domain/marketing/groups.ts'
import { movements, purses, tills } from '../domain/money/purses.ts'
import { heldBy, loggedFor, ownersIn } from '../invariants/money.ts'
import { paidOrdersIn, paymentsOf, timesHeld, timesPaid } from '../invariants/payments.ts'
import { writtenBy, type Scope } from '../invariants/scope.ts'

/** Makes payments match the orders: a paid order has one payment, any other none. */
const keepPayments = (db: Db, scope: Scope): void => {
  for (const order of paidOrdersIn(db, scope)) {
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

/** Counts as sold what was paid for, also where a state wrote over a product that somebody had bought. */
const keepSales = (db: Db, scope: Scope): void => {
  const orders = scope.rows('orders').flatMap(({ id }) => db.order_goods.by('order_id', id))
  const ids = [...scope.rows('goods').map(({ id }) => id), ...orders.map(line => line.goods_id)]
  for (const id of new Set(ids)) {
    const paid = db.order_goods.by('goods_id', id).filter(line => db.orders.find(line.order_id)?.pay_time)
    const sold = paid.reduce((sum, line) => sum + line.buy_num, 0)
    const goods = db.goods.find(id)
    if (goods && goods.goods_sale < sold) db.goods.change(id, { goods_sale: sold })
  }
}

/** Updates the groups that won or lost members because a state wrote over their orders, or over the groups. */
const keepGroups = (db: Db, scope: Scope): void => {
  const joined = scope.changes('orders').flatMap(({ before, next }) => [before?.collective_id ?? 0, next?.collective_id ?? 0])
  for (const id of new Set([...scope.rows('collective_logs').map(group => group.id), ...joined])) settleGroup(db, id)
}

/**
 * Keeps purses and logs, orders and payments, sales and groups consistent after a state was entered, whatever rows it wrote over.
 * Source: STA-5.
 */
export const keepBooks = (db: Db, writes: readonly Write[]): void => {
  const scope = writtenBy(writes)
  keepSales(db, scope)
  keepGroups(db, scope)
  keepPayments(db, scope)
  keepPurses(db, scope)
}
