import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { full } from '../kit/level.ts'
import { pageOf } from '../kit/list-query.ts'
import { dateTime, encodedParams, id, imageUrl, minuteTime, money, sentId, sentInt } from '../kit/values.ts'
import { confirmRefusals } from './confirm-refusals.ts'

/** The stages of an order. Source: OST-1. */
export const orderStatus = {
  cancelled: 0,
  waitingPayment: 1,
  waitingDelivery: 2,
  waitingReceipt: 3,
  waitingComment: 4,
  afterSales: 5,
  completed: 6,
} as const
export const OrderStatus = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
])
export type OrderStatus = z.infer<typeof OrderStatus>

/** 0 none or refund, 1 return, 2 after-sales done. */
export const RefundStatus = z.union([z.literal(0), z.literal(1), z.literal(2)])

export const PaymentName = z.enum(['balance', 'wechat', 'alipay'])

const groupChoice = z.int().min(-1).describe('0: no group, -1: a new one, an id: that one. Read on the first line of a store.')
/** The parameters of `/order/before/{params}`. `sku_id` is 0 for a product without SKUs. Source: ORD-1. */
export const OrderParams = z.object({
  order: z
    .array(
      z.object({
        goods_id: id,
        sku_id: z.int().min(0),
        buy_num: z.int().min(1).max(9999),
        cart_id: id.optional(),
        collective_id: groupChoice.optional(),
      }),
    )
    .min(1),
  ifcart: z.union([z.literal(0), z.literal(1)]),
})
export type OrderParams = z.infer<typeof OrderParams>

/** The parameters of `/order/pay/{params}`: what placing the orders returned. The ids take precedence, if there are any. */
export const PayParams = z
  .object({ order_id: z.array(id).default([]), order_no: z.array(z.string()).default([]) })
  .refine(({ order_id, order_no }) => order_id.length + order_no.length > 0)

export const OrderLine = z.object({
  goods_id: id,
  goods_image: imageUrl,
  goods_name: z.string(),
  goods_price: money,
  sku_name: z.string(),
  buy_num: z.int().min(1),
  total_price: money,
})
export type OrderLine = z.infer<typeof OrderLine>
const storeLine = z.object({ id, store_name: z.string(), store_logo: imageUrl })

export const orderBefore = endpoint({
  method: 'POST',
  path: '/user/order/before',
  auth: 'buyer',
  about: 'Show what an order would contain, grouped by store',
  body: z.object({ params: encodedParams(OrderParams), address_id: sentInt(z.int().min(0)).optional() }),
  reply: z.array(
    z.object({
      store_info: storeLine,
      goods_list: z
        .array(
          z.object({
            id,
            sku_id: z.int().min(0),
            goods_name: z.string(),
            goods_master_image: imageUrl,
            goods_price: money,
            sku_name: z.string(),
            buy_num: z.int().min(1),
            total: z.number().min(0),
            total_weight: z.number().min(0),
          }),
        )
        .min(1),
      store_total_price: money,
      is_coupon: z.boolean(),
      coupons: z.array(z.object({ id, name: z.string(), money })),
      coupon_id: z.int().min(0),
      freight_money: money.optional().describe('To the chosen address; some servers return it only with the placed order.'),
    }),
  ),
  errors: confirmRefusals,
})

const couponsByStore = z.string().regex(/^(\d+(,\d+)*)?$/)
export const createOrder = endpoint({
  method: 'POST',
  path: '/user/order/create',
  auth: 'buyer',
  about: 'Create one order per store; takes the stock at once',
  body: z.object({
    params: encodedParams(OrderParams),
    address_id: sentInt(z.int().min(0)),
    coupon_id: couponsByStore.describe('Coupon ids separated by commas, one per store in order; 0 is none.'),
    remark: z.string().max(150).optional(),
  }),
  reply: z
    .object({ order_id: z.array(id), order_no: z.array(z.string()).min(1) })
    .describe('A server that queues orders returns no ids yet; the client then asks by order number. Source: ORD-16.'),
  errors: [...confirmRefusals, 'addressMissing', 'groupFull'],
})

/** An order with its lines for the payment page and the shipping dialog, which need neither stage nor links to products. */
export const OrderSummary = z.object({
  id,
  order_no: z.string(),
  order_status: full(OrderStatus),
  order_price: money,
  total_price: money,
  freight_money: money,
  coupon_money: money,
  receive_name: z.string(),
  receive_tel: z.string(),
  receive_area: z.string(),
  receive_address: z.string(),
  delivery_no: z.string(),
  delivery_code: z.string(),
  remark: z.string(),
  order_goods: z.array(OrderLine.extend({ goods_id: full(id) })).min(1),
})
export type OrderSummary = z.infer<typeof OrderSummary>

export const orderAfter = endpoint({
  method: 'POST',
  path: '/user/order/after',
  auth: 'buyer',
  about: "Show the shopper's orders to pay; orders that are still in the queue are left out",
  body: z.object({ params: encodedParams(PayParams) }),
  reply: z.array(OrderSummary),
  errors: ['invalidInput', 'notFound'],
})

export const payOrder = endpoint({
  method: 'POST',
  path: '/user/order/pay',
  auth: 'buyer',
  about: 'Pay for one or several orders at once',
  body: z.object({
    order_id: z.string().regex(/^\d+(,\d+)*$/),
    payment_name: PaymentName,
    device: z.enum(['web', 'scan', 'wap', 'mp', 'mini', 'app']).default('web'),
    pay_password: z.string().optional(),
  }),
  reply: z.union([z.array(z.never()), z.object({ code_url: z.string() }), z.object({ qr_code: z.string() })]),
  errors: ['wrongPayPassword', 'notFound', 'wrongState', 'balanceTooLow', 'payTooSoon', 'channelMissing', 'invalidInput'],
})

export const checkPayment = endpoint({
  method: 'POST',
  path: '/user/order/check',
  auth: 'buyer',
  about: 'Check whether an order has been paid',
  body: z.object({ order_id: sentId }),
  reply: z.union([z.array(z.never()), z.object({ code: z.literal('fail'), msg: z.string() })]),
  errors: ['notFound'],
})

/** Tracking events reported by the courier, newest first. */
export const Tracking = z.array(z.object({ time: dateTime, context: z.string() }))

/** The order whose parcel is tracked. */
export const TrackingForm = z.object({ id: sentId })

export const trackOrder = endpoint({
  method: 'POST',
  path: '/user/order/express',
  auth: 'buyer',
  about: 'Track the parcel of an order',
  body: TrackingForm,
  reply: Tracking,
  errors: ['notFound'],
})

export const listOrders = endpoint({
  method: 'GET',
  path: '/user/orders',
  auth: 'buyer',
  about: "List the shopper's orders, newest first",
  query: z.object({
    page: sentInt().optional(),
    per_page: sentInt().optional(),
    order_status: sentInt(z.int().min(-1).max(6)).optional().describe('-1 is all stages.'),
    order_no: z.string().optional(),
    created_at: z.array(z.string()).optional(),
    isResource: z.string().optional(),
  }),
  reply: pageOf(
    z.object({
      id,
      order_no: z.string(),
      total_price: money,
      order_status: OrderStatus,
      order_status_cn: z.string(),
      refund_status: RefundStatus,
      store: storeLine,
      created_at: minuteTime,
      order_goods: z.array(OrderLine.omit({ goods_id: true })).min(1),
    }),
  ),
})

export const showOrder = endpoint({
  method: 'GET',
  path: '/user/order/{id}',
  auth: 'buyer',
  about: "Show one of the shopper's orders",
  query: z.object({ isResource: z.string().optional() }).optional(),
  reply: OrderSummary.extend({
    order_status: OrderStatus,
    order_price: full(money),
    order_goods: z.array(OrderLine.extend({ total_price: full(money) })).min(1),
    order_status_cn: z.string(),
    refund_status: full(RefundStatus),
    payment_name: z.union([z.literal(''), PaymentName]),
    payment_name_cn: z.string(),
    pay_time: dateTime.nullable(),
    created_at: dateTime,
    delivery_list: full(Tracking),
  }),
  errors: ['notFound'],
})

export const editOrder = endpoint({
  method: 'PUT',
  path: '/user/order/{id}',
  auth: 'buyer',
  about: 'Cancel an unpaid order (0) or confirm its receipt (4)',
  body: z.object({ order_status: sentInt(z.union([z.literal(0), z.literal(4)])) }),
  reply: full(z.array(z.union([z.string(), z.int()])).length(1)),
  errors: ['notFound', 'wrongState', 'invalidInput'],
})
