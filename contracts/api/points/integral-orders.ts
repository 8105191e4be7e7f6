import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { listQuery, pageOf } from '../kit/list-query.ts'
import { full } from '../kit/level.ts'
import { dateTime, id, imageUrl, money, sentId, sentInt } from '../kit/values.ts'

/** An order of the points shop: one product, paid in points when it is placed. Prices are points. */
export const IntegralOrder = z.object({
  id,
  order_no: z.string(),
  order_name: z.string(),
  order_image: imageUrl,
  buy_num: full(z.int().min(1)),
  order_price: full(money),
  total_price: money,
  buyer_name: z.string(),
  order_status: full(z.literal(2).describe('Always 2 (paid); `delivery_code` tells whether it was shipped.')),
  order_status_cn: z.string(),
  receive_name: full(z.string()),
  receive_tel: full(z.string()),
  receive_area: full(z.string()),
  receive_address: full(z.string()),
  delivery_code: z.string(),
  delivery_no: z.string(),
  remark: full(z.string()),
  pay_time: dateTime,
  delivery_time: dateTime.nullable(),
  created_at: dateTime,
})

export const payIntegral = endpoint({
  method: 'POST',
  path: '/integral/pay',
  auth: 'buyer',
  about: 'Exchange points for a product; takes points and stock at once',
  body: z.object({
    id: sentId,
    buy_num: sentInt(z.int().min(1).max(9999)),
    address_id: sentInt(z.int().min(0)),
    remark: z.string().max(150).optional(),
  }),
  reply: z.object({ order_id: z.array(id).length(1), order_no: z.array(z.string()).length(1) }),
  errors: ['notFound', 'offShelf', 'stockTooLow', 'addressMissing', 'balanceTooLow', 'invalidInput', 'subAccountRefused'],
})

export const listIntegralOrders = endpoint({
  method: 'GET',
  path: '/integral/orders',
  auth: 'buyer',
  about: "List the shopper's orders of the points shop",
  query: listQuery,
  reply: pageOf(IntegralOrder),
  errors: ['unknownColumn'],
})

export const adminIntegralOrders = crud({
  path: '/Admin/integral_orders',
  auth: 'admin',
  noun: 'orders of the points shop',
  row: IntegralOrder,
  detail: IntegralOrder.extend({ buyer_name: full(z.string()), order_status_cn: full(z.string()) }),
  form: z.object({
    receive_name: z.string().max(15).optional(),
    receive_tel: z.string().max(11).optional(),
    receive_area: z.string().max(140).optional(),
    receive_address: z.string().max(80).optional(),
    delivery_code: z.string().max(10).optional().describe('Setting courier and tracking number, both together, ships it.'),
    delivery_no: z.string().max(20).optional(),
  }),
  errors: ['deliveryMissing'],
  only: ['list', 'show', 'update'],
})
