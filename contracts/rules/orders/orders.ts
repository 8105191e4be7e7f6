import { commentOrder } from '#contracts/api/orders/order-comments.ts'
import { adminOrderStatus, sellerOrderStatus } from '#contracts/api/orders/back-office-orders.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import { editOrder, orderStatus, payOrder, showOrder, type OrderStatus } from '#contracts/api/orders/orders.ts'
import { requestRefund } from '#contracts/api/after-sales/refunds.ts'
import type { Given } from '#contracts/states/index.ts'
import { ask, isRefusal, same, sure, type Parts, type Rule, type Shop, type Who } from '../rule.ts'

const id = 95_001

/** The stages of an order, each with the state that provides it. */
const stages: readonly (readonly [OrderStatus, Given])[] = [
  [orderStatus.cancelled, ['an order is cancelled', { id }]],
  [orderStatus.waitingPayment, ['an order waits for payment', { id, total: '20.00', balance: '50.00' }]],
  [orderStatus.waitingDelivery, ['an order waits for delivery', { id }]],
  [orderStatus.waitingReceipt, ['an order waits for receipt', { id }]],
  [orderStatus.waitingComment, ['an order waits for comment', { id }]],
  [orderStatus.completed, ['an order is completed', { id }]],
]
const names: readonly string[] = [
  'cancelled',
  'waiting for payment',
  'waiting for delivery',
  'waiting for receipt',
  'waiting for comment',
  'in after-sales',
  'completed',
]

/** A way to move an order: the stages that allow it, and the stage that it leads to. */
type Move = {
  readonly what: string
  readonly to: Endpoint
  readonly parts: Parts
  readonly who: Who
  readonly from: readonly OrderStatus[]
  readonly leads: OrderStatus
}

const parcel = { delivery_code: 'yd', delivery_no: 'YD9500000001' }
const own = { params: { id } }
const { cancelled, waitingPayment, waitingDelivery, waitingReceipt, waitingComment, afterSales, completed } = orderStatus

const moves: readonly Move[] = [
  {
    what: 'cancelled by its shopper',
    to: editOrder,
    parts: { ...own, body: { order_status: 0 } },
    who: 'shopper',
    from: [waitingPayment],
    leads: cancelled,
  },
  {
    what: 'received',
    to: editOrder,
    parts: { ...own, body: { order_status: 4 } },
    who: 'shopper',
    from: [waitingReceipt],
    leads: waitingComment,
  },
  {
    what: 'paid',
    to: payOrder,
    parts: { body: { order_id: String(id), payment_name: 'balance', pay_password: '123456' } },
    who: 'shopper',
    from: [waitingPayment],
    leads: waitingDelivery,
  },
  {
    what: 'shipped by its store',
    to: sellerOrderStatus,
    parts: { body: { id, status: 3, ...parcel } },
    who: 'seller',
    from: [waitingDelivery],
    leads: waitingReceipt,
  },
  {
    what: 'shipped by an administrator',
    to: adminOrderStatus,
    parts: { body: { id, status: 3, ...parcel } },
    who: 'admin',
    from: [waitingDelivery],
    leads: waitingReceipt,
  },
  {
    what: 'cancelled by an administrator',
    to: adminOrderStatus,
    parts: { body: { id, status: 0 } },
    who: 'admin',
    from: [waitingPayment],
    leads: cancelled,
  },
  {
    what: 'commented on',
    to: commentOrder,
    parts: { body: { order_id: id, score: 5, agree: 5, service: 5, speed: 5, content: 'Keeps warm' } },
    who: 'shopper',
    from: [waitingComment],
    leads: completed,
  },
  {
    what: 'complained about',
    to: requestRefund,
    parts: { body: { order_id: id, refund_type: 0, refund_remark: 'It is broken' } },
    who: 'shopper',
    from: [waitingDelivery, waitingReceipt, waitingComment, completed],
    leads: afterSales,
  },
]

const stageOf = async (shop: Shop): Promise<OrderStatus> => (await ask(shop, showOrder, own, 'shopper')).order_status

/** The whole state machine: each move from each stage, allowed or forbidden. Source: OST-2. */
export const orderRules: readonly Rule[] = moves.flatMap(({ what, to, parts, who, from, leads }) =>
  stages.map(([stage, given]): Rule => ({
    name: from.includes(stage)
      ? `An order that is ${names[stage]} can be ${what}, and then is ${names[leads]}.`
      : `An order that is ${names[stage]} cannot be ${what}, and stays as it is.`,
    about: [to],
    source: 'OST-2, OST-4, OST-5, OST-7, OST-8',
    run: async shop => {
      await shop.given(given)
      const answer = await shop.send(to, parts, who)
      if (from.includes(stage)) sure(answer)
      else isRefusal(answer, 'wrongState', `the order is ${names[stage]}`)
      same('data.order_status', await stageOf(shop), answer.code === OK ? leads : stage)
    },
  })),
)
