import { z } from 'zod'
import { StoreRow } from '../stores/back-office-stores.ts'
import { endpoint } from '../kit/endpoint.ts'
import { pageOf } from '../kit/list-query.ts'
import { full } from '../kit/level.ts'
import { dateTime, flag, id, imageUrl, money, sentInt } from '../kit/values.ts'
import { PaymentName } from '../orders/orders.ts'

const Unit = z
  .union([z.literal(0), z.literal(1), z.literal(2)])
  .describe("The unit of a chart's points, and the period that it shows by default. Source: DSH-1.")

const period = z.object({
  is_type: sentInt(Unit).optional().describe('0 days (this week), 1 months (this year), 2 years (the last five and this one).'),
  created_at: z
    .array(z.iso.date())
    .length(2)
    .refine(([from = '', to = '']) => from <= to, 'ends before it begins')
    .optional()
    .describe('First and last day, both included.'),
})

const time = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
const sums = z.array(z.object({ time, num: money }))
const counts = z.array(z.object({ time, num: z.int().min(0) }))

const orders_count = z
  .string()
  .regex(/^\d+(\.\d{2})?$/)
  .nullable()
  .describe('A sum of money, or a quantity, as text.')
const storeRank = z.object({ id, store_name: z.string(), orders_count })
const goodsRank = z.object({ id, goods_name: z.string(), orders_count })

const sum = z.union([money, z.literal(0)]).describe('Some servers send the number 0 if nothing was sold.')
const number = z.int().min(0)
const overview = z.object({
  total_price: sum,
  today_price: sum,
  yesterday_price: sum,
  week_price: sum,
  last_week_price: sum,
  month_price: sum,
  last_month_price: sum,
  order_wait: number,
  order_send: number,
  order_complete: number,
  order_refund: number,
  day_rate: z.number().describe('Growth in percent; `month_rate` is the share of last month that was reached, at most 100.'),
  week_rate: z.number(),
  month_rate: z.number().min(0).max(100),
  order_plot: sums,
  user_plot: full(counts.length(12)),
})

const dashboard = { method: 'GET', errors: ['invalidInput'] } as const
const paging = { page: sentInt().optional(), per_page: sentInt().optional() }

export const adminDashboard = endpoint({
  ...dashboard,
  path: '/Admin/dashboard/all',
  auth: 'admin',
  about: 'Show the key figures of the marketplace',
  query: period,
  reply: overview.extend({ list: z.array(storeRank).max(6) }),
})
export const sellerDashboard = endpoint({
  ...dashboard,
  path: '/Seller/dashboard/all',
  auth: 'seller',
  about: "Show the key figures of the seller's store",
  query: period,
  reply: overview.extend({ list: z.array(goodsRank).max(6) }),
})

export const adminSales = endpoint({
  ...dashboard,
  path: '/Admin/dashboard/order',
  auth: 'admin',
  about: 'Show sales over time with the best stores and products',
  query: period,
  reply: z.object({ plot: sums, store: z.array(storeRank).max(10), goods: z.array(goodsRank).max(10) }),
})
export const sellerSales = endpoint({
  ...dashboard,
  path: '/Seller/dashboard/order',
  auth: 'seller',
  about: "Show the sales of the seller's store over time with its best products",
  query: period,
  reply: z
    .object({ plot: sums, store: z.array(goodsRank).max(10), goods: z.array(goodsRank).max(10) })
    .describe('`store` ranks products by quantity, `goods` by revenue.'),
})

export const adminNewUsers = endpoint({
  ...dashboard,
  path: '/Admin/dashboard/user',
  auth: 'admin',
  about: 'Show the accounts that were registered in a period',
  query: period.extend({ ...paging, nickname: z.string().optional() }),
  reply: z.object({
    plot: counts,
    list: pageOf(
      z.object({
        id,
        nickname: z.string(),
        username: z.string(),
        phone: z.string(),
        avatar: imageUrl,
        created_at: dateTime,
      }),
    ),
  }),
})
export const adminNewStores = endpoint({
  ...dashboard,
  path: '/Admin/dashboard/store',
  auth: 'admin',
  about: 'Show the stores that joined in a period',
  query: period.extend({ ...paging, store_name: z.string().optional() }),
  reply: z.object({ plot: counts, list: pageOf(StoreRow) }),
})
export const adminPayments = endpoint({
  ...dashboard,
  path: '/Admin/dashboard/pay',
  auth: 'admin',
  about: 'Show the payments of a period',
  query: period.extend({
    ...paging,
    pay_no: z.string().optional(),
    trade_no: z.string().optional(),
    payment_name: PaymentName.or(z.literal('')).optional(),
    pay_status: z.enum(['', '0', '1']).optional(),
  }),
  reply: z.object({
    plot: sums,
    list: pageOf(
      z.object({
        id,
        pay_no: z.string(),
        trade_no: z.string(),
        payment_name: PaymentName,
        total: money,
        pay_status: flag,
        pay_time: dateTime.nullable(),
        created_at: dateTime,
      }),
    ),
  }),
})
