import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { cents } from '#contracts/wire/money.ts'
import { refuse } from '../../refusal.ts'
import { closeCase, openCase, refundOf, wasRefunded } from '../after-sales/refunds.ts'
import { takeStock } from '../catalogue/goods.ts'
import { dropCommissions } from '../marketing/commissions.ts'
import { takeCouponAgain } from '../marketing/coupons.ts'
import { rejoinGroup, settleGroup } from '../marketing/groups.ts'
import { move, movements } from '../money/purses.ts'

type Order = RowOf<'orders'>

/** Stages without conditions of their own, which an administrator may set at any time. */
export type FreeStage = 1 | 2 | 5 | 6

const notSent = { delivery_no: '', delivery_code: '', delivery_time: null, receipt_time: null, comment_time: null } as const

/** Columns to reset when an order moves to a stage. */
const undone = {
  1: { ...notSent, payment_name: '', pay_time: null, refund_status: 0 },
  2: notSent,
  5: {},
  6: {},
} as const satisfies Record<FreeStage, Partial<Order>>

/**
 * Takes stock and coupon again and rejoins the group. @throws Refusal stockTooLow, groupFull; wrongState if the coupon was used
 * elsewhere.
 */
const revive = (db: Db, order: Order): void => {
  for (const line of db.order_goods.by('order_id', order.id)) takeStock(db, line.goods_id, line.sku_id, line.buy_num)
  takeCouponAgain(db, order)
  rejoinGroup(db, order)
}

/**
 * Refunds the payment unless it was already refunded, and removes commissions and cases. @throws Refusal wrongState if the store
 * has been paid.
 */
const takePaymentBack = (db: Db, order: Order): void => {
  if (order.is_settlement === 1) refuse('wrongState')
  if (!wasRefunded(db, order.id))
    move(db, { user: order.user_id, purse: 0, by: cents(order.total_price), name: movements.refund, info: order.order_no })
  dropCommissions(db, order.id)
  for (const { id } of db.refunds.by('order_id', order.id)) db.refunds.remove(id)
}

/**
 * Sets a stage and applies its consequences: stock, coupon and group of a cancelled order, refund, commissions, after-sales cases
 * and timestamps. An unpaid order stays unpaid. Source: OST-8, OST-17, OST-18, OST-19, OST-20, OST-22.
 * @throws Refusal stockTooLow, groupFull; wrongState if the coupon was used elsewhere or the store has been paid.
 */
export const setStage = (db: Db, clock: Clock, order: Order, to: FreeStage): void => {
  const from = order.order_status
  if (from === to) return
  const isPaid = order.pay_time !== null
  if (from === 0) revive(db, order)
  if (isPaid && to === 1) takePaymentBack(db, order)
  if (from === 5) closeCase(db, order.id)
  const isDone = from === 5 && refundOf(db, order.id) !== undefined
  db.orders.change(order.id, {
    order_status: to,
    ...(isDone && { refund_status: 2 }),
    ...(to === 1 && { waits_since: clock.text() }),
    ...undone[to],
  })
  if (isPaid && to === 5) openCase(db, order)
  if (order.collective_id > 0) settleGroup(db, order.collective_id)
}
