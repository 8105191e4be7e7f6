import fc from 'fast-check'
import { continueRefund, decideRefund, requestRefund, showRefund, withdrawRefund } from '#contracts/api/after-sales/refunds.ts'
import { adminOrders, adminOrderStatus, sellerOrderStatus } from '#contracts/api/orders/back-office-orders.ts'
import { commentOrder } from '#contracts/api/orders/order-comments.ts'
import { editOrder, payOrder, showOrder, trackOrder } from '#contracts/api/orders/orders.ts'
import type { Given } from '#contracts/states/index.ts'
import { made } from '../ids.ts'
import { drawn, inOrder, mostly, one, step, type Flow } from './kit.ts'
import { affordable, orders, shopGiven } from './shop.ts'

const [paid, shipped, received, unpaid, foreign] = [90_112, 90_113, 90_114, 90_111, 90_118]

const bought = made('orders', 0)

const given: readonly Given[] = [
  ['an order waits for payment', { id: unpaid, total: '20.00', balance: '50.00' }],
  ['an order waits for delivery', { id: paid }],
  ['an order waits for receipt', { id: shipped }],
  ['an order waits for comment', { id: received }],
  ['an order of another store waits for delivery', { id: foreign }],
]

const every = one(paid, paid, shipped, received, unpaid, foreign)
const parcel = one({ delivery_code: 'yd', delivery_no: 'YD9000000002' }, { delivery_code: 'yd', delivery_no: '' }, {})

/** Random calls about orders. @param which selects the order of each step */
const stepsOn = (which: fc.Arbitrary<number>) => ({
  asks: drawn(
    { order_id: which, refund_type: one(0, 1), images: one('', '/storage/a.svg', '/storage/a.svg,/storage/b.svg') },
    body => step(requestRefund, { body: { ...body, refund_remark: 'It is broken' } }),
  ),
  decides: drawn({ id: which, refund_verify: one(1, 2), refuse_remark: one('', 'It is as described') }, ({ id, ...body }) =>
    step(decideRefund, { params: { id }, body }),
  ),
  sendsAgain: drawn({ id: which }, ({ id }) =>
    step(decideRefund, { params: { id }, body: { re_delivery_no: 'YD9000000003', re_delivery_code: 'yd' } }),
  ),
  sends: drawn({ id: which, parcel }, ({ id, parcel: body }) => step(continueRefund, { params: { id }, body })),
  confirms: drawn({ id: which }, ({ id }) => step(continueRefund, { params: { id }, body: { refund_step: 3 } })),
  withdraws: drawn({ id: which, as: one('shopper', 'shopper', 'newcomer') }, ({ id, as }) =>
    step(withdrawRefund, { params: { id } }, as),
  ),
  ships: drawn({ id: which, parcel }, ({ id, parcel: body }) => step(sellerOrderStatus, { body: { id, status: 3, ...body } })),
  stages: drawn({ id: which, status: one(0, 1, 2, 3, 4, 5, 6), parcel }, ({ id, status, parcel: body }) =>
    step(adminOrderStatus, { body: { id, status, ...body } }),
  ),
  changes: drawn({ id: which, order_status: one(4, 0, 6) }, ({ id, order_status }) =>
    step(editOrder, { params: { id }, body: { order_status } }),
  ),
  comments: drawn({ order_id: which, score: one(5, 1, 0, 6), agree: one(4, 2), content: one('Keeps warm', '') }, body =>
    step(commentOrder, { body: { ...body, service: 3, speed: 5 } }),
  ),
  looks: fc.oneof(
    drawn({ id: which, as: one('shopper', 'newcomer') }, ({ id, as }) => step(showOrder, { params: { id } }, as)),
    drawn({ id: which }, ({ id }) => step(showRefund, { params: { id } })),
    drawn({ id: which, as: one('shopper', 'newcomer') }, ({ id, as }) => step(trackOrder, { body: { id } }, as)),
  ),
})

/** Steps that are mostly about one order, because only such steps lead from one stage to the next. */
const onOneOrder = every.chain(id => {
  const { asks, decides, sendsAgain, sends, confirms, withdraws, ships, stages, changes, comments, looks } = stepsOn(
    mostly(fc.constant(id), every),
  )
  return inOrder(
    given,
    { of: fc.oneof(asks, asks, ships, changes, comments), least: 1, most: 2 },
    { of: fc.oneof(decides, decides, withdraws, stages, sendsAgain, asks), most: 2 },
    { of: fc.oneof(sends, sendsAgain, confirms, changes, stages, looks), most: 3 },
  )
})

/** The whole way of an exchange; random steps seldom lead beyond its first parcel. Source: REF-9, REF-10. */
const exchanged = one(paid, shipped, received).chain(id => {
  const { asks, decides, sendsAgain, sends, confirms } = stepsOn(fc.constant(id))
  const asExchange = asks.map(step => ({ ...step, body: { ...Object(step.body), refund_type: 1 } }))
  const accepted = decides.map(step => ({ ...step, body: { refund_verify: 1 } }))
  return inOrder(
    given,
    { of: asExchange, least: 1 },
    { of: accepted, least: 1 },
    { of: fc.oneof(sends, sendsAgain), least: 2, most: 3 },
    { of: confirms },
  )
})

/** An order that an administrator moves to several stages or deletes, with the products that it holds. Source: OST-14, OST-17, OST-18. */
const moved = inOrder(
  shopGiven,
  { of: affordable.map(order => orders(order)), least: 1 },
  { of: fc.constant(step(payOrder, { body: { order_id: bought, payment_name: 'balance', pay_password: '123456' } })) },
  {
    of: drawn({ status: one(0, 0, 1, 2, 6) }, ({ status }) => step(adminOrderStatus, { body: { id: bought, status } })),
    most: 2,
  },
  { of: fc.constant(step(adminOrders.remove, { params: { ids: bought } })), least: 1 },
)

/** Orders in delivery, and their after-sales cases. */
export const afterSalesFlows: readonly Flow[] = [
  {
    name: 'delivery, receipt, comments and after-sales cases',
    about: [
      requestRefund,
      decideRefund,
      continueRefund,
      withdrawRefund,
      showRefund,
      sellerOrderStatus,
      adminOrderStatus,
      editOrder,
      commentOrder,
    ],
    given,
    plans: onOneOrder,
  },
  {
    name: 'exchanges from the request to the receipt',
    about: [requestRefund, decideRefund, continueRefund],
    often: 0.2,
    given,
    plans: exchanged,
  },
  {
    name: 'orders moved and deleted by an administrator',
    about: [adminOrderStatus, adminOrders.remove],
    often: 0.3,
    given: shopGiven,
    plans: moved,
  },
]
