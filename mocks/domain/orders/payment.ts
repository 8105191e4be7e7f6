import { timeOf, type Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { refuse } from '../../refusal.ts'
import { logCommissions } from '../marketing/commissions.ts'
import { isConfigured } from '../system/configs.ts'
import { cents, moneyText } from '#contracts/wire/money.ts'
import { move, movements } from '../money/purses.ts'

type Order = RowOf<'orders'>
type Pay = RowOf<'order_pays'>
type Me = RowOf<'users'>

/** Minimum time between two payments of one shopper, in milliseconds. Source: PAY-3. */
const gap = 3000

const sumOf = (orders: readonly Order[]): number => orders.reduce((all, order) => all + cents(order.total_price), 0)

const markPaid = (db: Db, clock: Clock, order: Order, payment_name: Pay['payment_name']): void => {
  db.orders.change(order.id, { order_status: 2, payment_name, pay_time: clock.text() })
  for (const line of db.order_goods.by('order_id', order.id)) {
    const goods = db.goods.find(line.goods_id)
    if (goods) db.goods.change(goods.id, { goods_sale: goods.goods_sale + line.buy_num })
  }
  logCommissions(db, order)
}

/** The orders that the caller may pay. @throws Refusal notFound, wrongState. */
const waitingOf = (db: Db, me: Me, ids: readonly number[]): Order[] => {
  const own = ids.flatMap(id => db.orders.find(id) ?? []).filter(order => order.user_id === me.id)
  if (own.length === 0) refuse('notFound')
  const waiting = own.filter(order => order.order_status === 1)
  return waiting.length > 0 ? waiting : refuse('wrongState')
}

const notTooSoon = (db: Db, clock: Clock, me: Me): void => {
  const last = db.order_pays.by('user_id', me.id).at(-1)
  if (last && clock.now() - timeOf(last.created_at) < gap) refuse('payTooSoon')
}

/** Takes the sum of orders from the balance and marks them as paid. */
const chargeBalance = (db: Db, clock: Clock, me: Me, waiting: readonly Order[]): void => {
  const total = sumOf(waiting)
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
  for (const order of waiting) markPaid(db, clock, order, 'balance')
}

/**
 * Pays orders together from the balance. Checks in the order of PAY-2: password, ownership, state, balance, gap.
 * @throws Refusal wrongPayPassword, notFound, wrongState, balanceTooLow, payTooSoon.
 */
export const payByBalance = (db: Db, clock: Clock, me: Me, ids: readonly number[], password: string): void => {
  if (password !== me.pay_password) refuse('wrongPayPassword')
  const waiting = waitingOf(db, me, ids)
  if (cents(me.money) < sumOf(waiting)) refuse('balanceTooLow')
  notTooSoon(db, clock, me)
  chargeBalance(db, clock, me, waiting)
}

type Channel = { payment_name: 'wechat' | 'alipay'; device: string }

/**
 * Opens a payment at a gateway, which reports the result later. A sum of 0.00 is paid at once instead. Source: PAY-6, PAY-17.
 * @returns the content of the QR code to scan; nothing if the orders are paid.
 * @throws Refusal channelMissing, notFound, wrongState, payTooSoon.
 */
export const payByGateway = (db: Db, clock: Clock, me: Me, ids: readonly number[], { payment_name, device }: Channel) => {
  if (!isConfigured(db, 'pay', `${payment_name}${device}`)) refuse('channelMissing')
  const waiting = waitingOf(db, me, ids)
  notTooSoon(db, clock, me)
  const total = sumOf(waiting)
  if (total === 0) {
    chargeBalance(db, clock, me, waiting)
    return []
  }
  const pay_no = `${clock.text().replace(/\D/g, '')}${String(db.order_pays.nextId() % 1_000_000).padStart(6, '0')}`
  db.order_pays.add({
    user_id: me.id,
    order_ids: waiting.map(order => order.id),
    pay_no,
    payment_name,
    total: moneyText(total),
    pay_status: 0,
    pay_time: null,
  })
  return payment_name === 'wechat'
    ? { code_url: `weixin://wxpay/bizpayurl?pr=${pay_no}` }
    : { qr_code: `https://qr.alipay.example/${pay_no}` }
}

/**
 * Completes a payment that a gateway reported; repeated reports change nothing. The money for orders that no longer wait for
 * payment goes to the balance, and the payment drops those orders.
 * @returns whether anything changed.
 */
export const acceptPayment = (db: Db, clock: Clock, pay: Pay): boolean => {
  if (pay.pay_status === 1) return false
  const orders = pay.order_ids.flatMap(id => db.orders.find(id) ?? [])
  const waiting = orders.filter(order => order.order_status === 1)
  db.order_pays.change(pay.id, { pay_status: 1, pay_time: clock.text(), order_ids: waiting.map(order => order.id) })
  for (const order of waiting) markPaid(db, clock, order, pay.payment_name)
  const rest = cents(pay.total) - sumOf(waiting)
  if (rest > 0) move(db, { user: pay.user_id, purse: 0, by: rest, name: movements.topUp, info: pay.pay_no })
  return true
}
