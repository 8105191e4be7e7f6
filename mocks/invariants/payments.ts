import { wasRefunded } from '../domain/after-sales/refunds.ts'
import { movements } from '../domain/money/purses.ts'
import type { Db } from '../db/db.ts'
import type { RowOf } from '../db/rows.ts'
import type { Invariant, Scope } from './scope.ts'

type Order = RowOf<'orders'>

/** 1 if the shop holds the money of an order: it was paid and not refunded. */
export const timesHeld = (db: Db, { id, pay_time }: Order): 0 | 1 => (pay_time !== null && !wasRefunded(db, id) ? 1 : 0)

/** Successful payments of an order, oldest first. */
export const paymentsOf = (db: Db, { id, user_id }: Order): RowOf<'order_pays'>[] =>
  db.order_pays.by('user_id', user_id).filter(pay => pay.pay_status === 1 && pay.order_ids.includes(id))

/** The number of payments of an order less the number of refunds. */
export const timesPaid = (db: Db, order: Order): number => {
  const isRefund = ({ name, info, is_belong }: RowOf<'money_logs'>): boolean =>
    is_belong === 0 && name === movements.refund.zh && info === order.order_no
  return paymentsOf(db, order).length - db.money_logs.by('user_id', order.user_id).filter(isRefund).length
}

/** Orders that were written, paid or decided, or whose money moved, and those whose case became another order's. */
export const paidOrdersIn = (db: Db, scope: Scope): Order[] => {
  const written = scope.rows('orders').map(({ id }) => id)
  const paid = scope.rows('order_pays').flatMap(pay => pay.order_ids)
  const former = scope.changes('refunds').flatMap(({ before }) => before ?? [])
  const decided = [...scope.rows('refunds'), ...former].map(refund => refund.order_id)
  const moved = scope.rows('money_logs').flatMap(({ info }) => db.orders.by('order_no', info).map(({ id }) => id))
  return [...new Set([...written, ...paid, ...decided, ...moved])].flatMap(id => db.orders.find(id) ?? [])
}

/** No order is paid twice, and no money is kept for an unpaid order. Source: OST-18, PAY-5, REF-6. */
export const paymentsBalance: Invariant = {
  name: 'payments balance with what orders hold',
  broken: (db, scope) =>
    paidOrdersIn(db, scope).flatMap(order => {
      const [held, paid] = [timesHeld(db, order), timesPaid(db, order)]
      const isEarly = order.order_status < 2 && (order.pay_time !== null || order.payment_name !== '')
      return held === paid && !isEarly
        ? []
        : [`orders ${order.id}: stage ${order.order_status}, paid ${paid} times, held ${held} times`]
    }),
}
