import fc from 'fast-check'
import { decideRefund, requestRefund, withdrawRefund } from '#contracts/api/after-sales/refunds.ts'
import { settleOrders } from '#contracts/api/money/order-settlements.ts'
import { sellerOrderStatus } from '#contracts/api/orders/back-office-orders.ts'
import { commentOrder } from '#contracts/api/orders/order-comments.ts'
import { createOrder, editOrder, payOrder } from '#contracts/api/orders/orders.ts'
import { made } from '../ids.ts'
import { charges, coupon, inHand, receives, rule } from './campaigns.ts'
import { drawn, inOrder, mostly, one, step, type Flow } from './kit.ts'
import { affordable, orders, shopGiven } from './shop.ts'

const id = made('orders', 0)

/** An order with freight, and mostly with a coupon. */
const buys = drawn(
  { order: affordable, coupon_id: mostly(fc.constant({ joined: [inHand] }), one('0')) },
  ({ order, coupon_id }) => orders(order, { coupon_id }),
)
const pays = fc.constant(step(payOrder, { body: { order_id: id, payment_name: 'balance', pay_password: '123456' } }))
const ships = fc.constant(step(sellerOrderStatus, { body: { id, status: 3, delivery_code: 'yd', delivery_no: 'YD9000000002' } }))
const receipt = fc.constant(step(editOrder, { params: { id }, body: { order_status: 4 } }))
const comments = fc.constant(
  step(commentOrder, { body: { order_id: id, score: 5, agree: 4, service: 3, speed: 5, content: 'Keeps warm' } }),
)
const asks = drawn({ refund_type: one(0, 0, 0, 1) }, ({ refund_type }) =>
  step(requestRefund, { body: { order_id: id, refund_type, refund_remark: 'It is broken', images: '' } }),
)
const decides = drawn({ refund_verify: one(1, 1, 1, 2) }, ({ refund_verify }) =>
  step(decideRefund, { params: { id }, body: { refund_verify, refuse_remark: 'It is as described' } }),
)
const withdraws = fc.constant(step(withdrawRefund, { params: { id } }))
const settles = fc.constant(step(settleOrders))

const paid = [
  { of: charges, least: 1 },
  { of: coupon, least: 1 },
  { of: receives, least: 1 },
  { of: rule },
  { of: buys, least: 1 },
  { of: pays, least: 1 },
] as const

/** Orders that are placed and paid by calls, with freight and discounts, and the steps after the payment. */
export const returnFlows: readonly Flow[] = [
  {
    name: 'refunds of orders with freight, coupon and several lines',
    about: [requestRefund, decideRefund, withdrawRefund],
    often: 0.4,
    given: shopGiven,
    plans: inOrder(
      shopGiven,
      ...paid,
      { of: ships },
      { of: asks, least: 1 },
      { of: fc.oneof({ weight: 4, arbitrary: decides }, { weight: 1, arbitrary: withdraws }), least: 1, most: 2 },
      { of: asks },
    ),
  },
  {
    name: 'comments on all products of an order, and its settlement',
    about: [commentOrder, settleOrders, createOrder, editOrder],
    often: 0.3,
    given: shopGiven,
    plans: inOrder(
      shopGiven,
      ...paid,
      { of: ships, least: 1 },
      { of: receipt, least: 1 },
      { of: comments, least: 1 },
      { of: settles, least: 1, most: 2 },
    ),
  },
]
