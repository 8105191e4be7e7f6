import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { full } from '../kit/level.ts'
import { dateTime, encodedParams, filled, id, imageUrl, money, sentId, sentInt } from '../kit/values.ts'
import { Refund, RefundStep, RefundVerify } from '../after-sales/refunds.ts'
import { OrderLine, PayParams, OrderStatus, OrderSummary, PaymentName, RefundStatus, Tracking, TrackingForm } from './orders.ts'

/** An order in a back-office list. */
export const OrderRow = z.object({
  id,
  order_no: z.string(),
  order_name: z.string(),
  order_image: imageUrl,
  total_price: money,
  store_name: z.string(),
  buyer_name: z.string(),
  order_status: OrderStatus,
  order_status_cn: z.string(),
  refund_status: RefundStatus,
  refund_id: z.int().min(0).describe('Id of the newest after-sales case; 0 if there is none, and its texts are empty.'),
  refund_status_cn: z.string(),
  refund_step: RefundStep,
  refund_verify: RefundVerify.optional().describe('The decision on it; optional, because `refund_status_cn` says it, too.'),
  receive_name: z.string().optional().describe('The recipient; optional. The export of a list contains it.'),
  receive_tel: z.string().optional(),
  receive_area: z.string().optional(),
  receive_address: z.string().optional(),
  delivery_no: z.string().optional(),
  created_at: dateTime,
})

/** A complete order in a back office. */
export const OrderDetail = OrderRow.extend(OrderSummary.omit({ order_goods: true }).shape).extend({
  order_status: OrderStatus,
  refund_status: full(RefundStatus),
  refund_status_cn: full(z.string()),
  refund_step: full(RefundStep),
  payment_name: z.union([z.literal(''), PaymentName]),
  payment_name_cn: z.string(),
  pay_time: dateTime.nullable(),
  delivery_time: full(dateTime.nullable()),
  receipt_time: full(dateTime.nullable()),
  comment_time: full(dateTime.nullable()),
  order_goods: z.array(OrderLine.extend({ total_price: full(money) })).min(1),
})

/** What a seller may correct before shipping. */
export const SellerOrderForm = z.object({
  receive_name: z.string().max(15).optional(),
  receive_tel: z.string().max(11).optional(),
  receive_area: z.string().max(140).optional(),
  receive_address: z.string().max(80).optional(),
  delivery_code: z.string().max(10).optional(),
  delivery_no: z.string().max(20).optional(),
})
export const AdminOrderForm = SellerOrderForm.extend({ order_name: z.string().max(120).optional() })

export const adminOrders = crud({
  path: '/Admin/orders',
  auth: 'admin',
  noun: 'all orders',
  row: OrderRow,
  detail: OrderDetail,
  form: AdminOrderForm,
  except: ['create'],
  updateErrors: ['deliveryMissing'],
})
export const sellerOrders = crud({
  path: '/Seller/orders',
  auth: 'seller',
  noun: "the store's orders",
  row: OrderRow,
  detail: OrderDetail,
  form: SellerOrderForm,
  only: ['list', 'show', 'update'],
  updateErrors: ['deliveryMissing'],
})

const status = {
  method: 'PUT',
  reply: z.array(z.union([z.string(), z.int()])).length(1),
  errors: ['notFound', 'wrongState', 'deliveryMissing', 'invalidInput'],
} as const
const delivery = { delivery_code: z.string().max(10).optional(), delivery_no: z.string().max(20).optional() }

/** Moves an order to another stage. A seller may only ship it (3). Source: OST-4, OST-8. */
export const sellerOrderStatus = endpoint({
  ...status,
  path: '/Seller/orders/status/edit',
  auth: 'seller',
  about: "Ship an order of the seller's store",
  body: z.object({ id: sentId, status: sentInt(z.literal(3)).default(3), ...delivery }),
})
export const adminOrderStatus = endpoint({
  ...status,
  path: '/Admin/orders/status/edit',
  auth: 'admin',
  about: 'Move any order to another stage',
  body: z.object({ id: sentId, status: sentInt(OrderStatus).default(3), ...delivery }),
})

/** An order with its newest after-sales case for the dialogs; `refund` is absent or an empty list if there is none. */
export const HandledOrder = OrderSummary.extend({ refund: z.union([Refund, z.array(z.never())]).optional() })

const findAll = {
  method: 'GET',
  query: z.object({ params: encodedParams(PayParams) }),
  reply: z.array(HandledOrder),
  errors: ['notFound', 'invalidInput'],
} as const
export const sellerFindOrders = endpoint({
  ...findAll,
  path: '/Seller/orders/find/all',
  auth: 'seller',
  about: "Load several complete orders of the seller's store",
})
export const adminFindOrders = endpoint({
  ...findAll,
  path: '/Admin/orders/find/all',
  auth: 'admin',
  about: 'Load several complete orders',
})

const track = { method: 'POST', body: TrackingForm, reply: Tracking, errors: ['notFound'] } as const
export const sellerTrackOrder = endpoint({
  ...track,
  path: '/Seller/orders/express/find',
  auth: 'seller',
  about: "Track the parcel of an order of the seller's store",
})
export const adminTrackOrder = endpoint({
  ...track,
  path: '/Admin/orders/express/find',
  auth: 'admin',
  about: 'Track the parcel of any order',
})

const waybill = {
  method: 'GET',
  changes: true,
  reply: z.string().min(1).max(20),
  errors: ['notFound', 'wrongState'],
} as const

/** Stores the number as tracking number of the order; asking again returns the same number. Source: DLV-2. */
export const sellerWaybill = endpoint({
  ...waybill,
  path: '/Seller/orders/print/waybill/{id}',
  auth: 'seller',
  about: "Get a waybill for an order of the seller's store that waits for delivery",
})
export const adminWaybill = endpoint({
  ...waybill,
  path: '/Admin/orders/print/waybill/{id}',
  auth: 'admin',
  about: 'Get a waybill for any order that waits for delivery',
})

/** Places an unpaid order on behalf of a shopper; it takes the stock like any other. */
export const adminAddOrder = endpoint({
  method: 'POST',
  path: '/Admin/orders',
  auth: 'admin',
  about: 'Place an order for one product on behalf of a shopper',
  body: z.object({
    user_id: sentId,
    goods_id: sentId,
    sku_id: sentInt(z.int().min(0)).default(0),
    buy_num: sentInt(z.int().min(1).max(9999)).default(1),
    receive_name: filled.max(15),
    receive_tel: filled.max(11),
    receive_area: filled.max(140),
    receive_address: filled.max(80),
    remark: z.string().max(150).optional(),
  }),
  reply: z.object({ id }),
  errors: ['notFound', 'offShelf', 'skuMissing', 'stockTooLow', 'invalidInput'],
})
