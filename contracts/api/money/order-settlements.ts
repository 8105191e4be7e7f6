import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { dateTime, id, money } from '../kit/values.ts'

/** What a store got for a completed order. Source: STL-3. */
export const OrderSettlement = z.object({
  id,
  order_id: id,
  store_id: id,
  settlement_no: z.string().describe('The same for all orders that were settled together.'),
  total_price: money,
  settlement_price: money,
  status: z
    .union([z.literal(0), z.literal(1), z.literal(2)])
    .describe('Screens can show 0 waiting, 1 done, 2 refused; servers only ever store 1.'),
  info: z.string(),
  created_at: dateTime,
})

const readOnly = { row: OrderSettlement, form: z.object({}), only: ['list', 'show'] } as const

export const adminSettlements = crud({ ...readOnly, path: '/Admin/order_settlements', auth: 'admin', noun: 'all settlements' })
export const sellerSettlements = crud({
  ...readOnly,
  path: '/Seller/order_settlements',
  auth: 'seller',
  noun: "the store's settlements",
})

export const settleOrders = endpoint({
  method: 'GET',
  path: '/Admin/order_settlement_handle',
  changes: true,
  auth: 'admin',
  about: 'Pay the stores for their completed orders of the last thirty days',
  reply: z.array(z.never()),
  errors: ['nothingToSettle'],
})
