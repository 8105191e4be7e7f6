import { timeOf, type Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import type { RowOf } from '../db/rows.ts'
import { refuse } from '../refusal.ts'
import { logCommissions } from './commissions.ts'
import { cents, moneyText } from './money.ts'
import { move, movements } from './wallets.ts'

/** Between two attempts of one shopper to pay. Source: rules-storefront 74. */
const gap = 3000

const markPaid = (db: Db, clock: Clock, order: RowOf<'orders'>): void => {
  db.orders.change(order.id, { order_status: 2, payment_name: 'balance', pay_time: clock.text() })
  for (const line of db.order_goods.by('order_id', order.id)) {
    const goods = db.goods.find(line.goods_id)
    if (goods) db.goods.change(goods.id, { goods_sale: goods.goods_sale + line.buy_num })
  }
  logCommissions(db, order)
}

/**
 * Pays orders together from the balance. Checks in the order of rules-storefront 75: password, ownership, state, balance, gap.
 * @throws Refusal wrongPayPassword, notFound, wrongState, balanceTooLow, payTooSoon.
 */
export const payByBalance = (db: Db, clock: Clock, me: RowOf<'users'>, ids: readonly number[], password: string): void => {
  if (password !== me.pay_password) refuse('wrongPayPassword')
  const own = ids.flatMap(id => db.orders.find(id) ?? []).filter(order => order.user_id === me.id)
  if (own.length === 0) refuse('notFound')
  const waiting = own.filter(order => order.order_status === 1)
  if (waiting.length === 0) refuse('wrongState')
  const total = waiting.reduce((all, order) => all + cents(order.total_price), 0)
  if (cents(me.money) < total) refuse('balanceTooLow')
  const last = db.order_pays.by('user_id', me.id).at(-1)
  if (last && clock.now() - timeOf(last.created_at) < gap) refuse('payTooSoon')
  const numbers = waiting.map(order => order.order_no)
  db.order_pays.add({
    user_id: me.id,
    order_ids: waiting.map(order => order.id),
    pay_no: numbers[0] ?? '',
    payment_name: 'balance',
    total: moneyText(total),
    pay_status: 1,
    pay_time: clock.text(),
  })
  move(db, { user: me.id, purse: 0, by: -total, name: movements.orderPayment, info: numbers.join(',') })
  for (const order of waiting) markPaid(db, clock, order)
}
