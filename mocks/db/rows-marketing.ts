import { z } from 'zod'
import { dateTime, flag, id } from '#contracts/api/kit/values.ts'
import { amount, count, ref, row } from './row.ts'

/** The period in which a campaign runs. */
const period = { start_time: dateTime, end_time: dateTime }

/** Percent off, 0 to 100. */
const discount = amount

/** Campaigns, groups and commissions. */
export const marketingRows = {
  coupons: row({
    store_id: id,
    name: z.string().max(10),
    money: amount,
    use_money: amount,
    stock: count,
    content: z.string().max(30),
    ...period,
  }),
  /** Coupons that shoppers received; `status` is 0 unused, 1 used for `order_id`. */
  coupon_logs: row({
    name: z.string().max(30),
    coupon_id: id,
    user_id: id,
    store_id: id,
    order_id: ref,
    money: amount,
    use_money: amount,
    status: flag,
    ...period,
  }),
  full_reductions: row({ store_id: id, name: z.string().max(10), money: amount, use_money: amount, ...period }),
  collectives: row({ store_id: id, goods_id: id, discount, need: z.int().min(2) }),
  /** Groups; `status` is 0 cancelled, 1 complete, 2 waiting for members. Orders refer to a group in `collective_id`. */
  collective_logs: row({
    collective_id: id,
    user_id: id,
    store_id: id,
    goods_id: id,
    discount,
    need: z.int().min(2),
    status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  }),
  seckills: row({ store_id: id, goods_id: id, discount, ...period }),
  distributions: row({ store_id: id, goods_id: id, lev_1: amount, lev_2: amount, lev_3: amount }),
  /** What an inviter (`user_id`) earns on one order line; `status` is 0 waiting for the settlement, 1 paid. */
  distribution_logs: row({
    name: z.string().max(30),
    user_id: id,
    store_id: id,
    order_id: id,
    distribution_id: id,
    order_goods_id: id,
    money: amount,
    lev: amount,
    commission: amount,
    status: flag,
  }),
} as const
