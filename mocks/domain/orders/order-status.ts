import type { OrderStatus } from '#contracts/api/orders/orders.ts'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import type { Text } from '../../db/text.ts'
import { refuse } from '../../refusal.ts'
import { giveCouponBack } from '../marketing/coupons.ts'
import { takeStock } from '../catalogue/goods.ts'
import { settleGroup } from '../marketing/groups.ts'
import { setStage } from './consequences.ts'

type Order = RowOf<'orders'>
type Delivery = { delivery_code?: string | undefined; delivery_no?: string | undefined }

/** Labels of the stages, as the server returns them. Source: OST-15. */
export const stages = {
  0: { zh: '订单取消', en: 'Cancelled' },
  1: { zh: '等待支付', en: 'Awaiting payment' },
  2: { zh: '等待发货', en: 'Awaiting shipment' },
  3: { zh: '确认收货', en: 'Awaiting receipt' },
  4: { zh: '等待评论', en: 'Awaiting comment' },
  5: { zh: '售后处理', en: 'After-sales' },
  6: { zh: '订单完成', en: 'Completed' },
} as const satisfies Record<OrderStatus, Text>

const afterSales = [
  { zh: '售后退款', en: 'After-sales refund' },
  { zh: '售后退货', en: 'After-sales return' },
  { zh: '售后完成', en: 'After-sales done' },
] as const satisfies readonly Text[]

const payments = {
  '': { zh: '未支付', en: 'Unpaid' },
  balance: { zh: '余额支付', en: 'Balance' },
  wechat: { zh: '微信支付', en: 'WeChat Pay' },
  alipay: { zh: '支付宝支付', en: 'Alipay' },
} as const satisfies Record<Order['payment_name'], Text>

/** The label of an order's stage. */
export const statusLabel = ({ order_status, refund_status }: Order): Text =>
  order_status === 5 ? afterSales[refund_status] : stages[order_status]

/** The label of a payment method. */
export const paymentLabel = (name: Order['payment_name']): Text => payments[name]

const isMissing = ({ delivery_code, delivery_no }: Pick<Order, 'delivery_code' | 'delivery_no'>): boolean =>
  delivery_code.trim() === '' || delivery_no.trim() === ''

/** Cancels an order: returns stock and coupon, and leaves the group. Source: OST-2. */
const cancel = (db: Db, order: Order): void => {
  for (const line of db.order_goods.by('order_id', order.id)) takeStock(db, line.goods_id, line.sku_id, -line.buy_num)
  db.orders.change(order.id, { order_status: 0 })
  giveCouponBack(db, order.id)
  if (order.collective_id > 0) settleGroup(db, order.collective_id)
}

/**
 * Removes an order. An unpaid one is cancelled first, and one in after-sales is completed, which closes its case; its group loses
 * a member. Source: OST-14, OST-20.
 */
export const removeOrder = (db: Db, clock: Clock, order: Order): void => {
  if (order.order_status === 1) cancel(db, order)
  if (order.order_status === 5) setStage(db, clock, order, 6)
  db.orders.remove(order.id)
  if (order.collective_id > 0) settleGroup(db, order.collective_id)
}

/**
 * Corrects receiver and parcel. Source: DLV-6.
 * @throws Refusal deliveryMissing if a shipped order would lose its courier or tracking number.
 */
export const correctOrder = (db: Db, order: Order, patch: Partial<Order>): void => {
  const next = db.orders.change(order.id, patch)
  if (order.delivery_time !== null && isMissing(next)) refuse('deliveryMissing')
}

const ship = (db: Db, clock: Clock, order: Order, { delivery_code = '', delivery_no = '' }: Delivery): void => {
  if (isMissing({ delivery_code, delivery_no })) refuse('deliveryMissing')
  db.orders.change(order.id, { order_status: 3, delivery_code, delivery_no, delivery_time: clock.text() })
}

/**
 * Moves an order to another stage with all consequences. Source: OST-2, OST-3, OST-4, OST-5, OST-6, OST-7, OST-8.
 * @param free true for administrators, who may also set stages without conditions of their own.
 * @throws Refusal wrongState for an unknown transition, deliveryMissing without courier or tracking number, stockTooLow or
 * groupFull if a cancelled order cannot be revived.
 */
export const moveOrder = (db: Db, clock: Clock, order: Order, to: OrderStatus, delivery: Delivery = {}, free = false): void => {
  const from = order.order_status
  if (to === 0 && from === 1) return cancel(db, order)
  if (to === 3 && from === 2) return ship(db, clock, order, delivery)
  if (to === 4 && from === 3 && order.delivery_no !== '') {
    db.orders.change(order.id, { order_status: 4, receipt_time: clock.text() })
    return
  }
  if (!free || to === 0 || to === 3 || to === 4) return refuse('wrongState')
  setStage(db, clock, order, to)
}
