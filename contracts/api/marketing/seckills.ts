import { z } from 'zod'
import { GoodsCard } from '../catalogue/goods.ts'
import { Phase, period, runsForward, sentDiscount } from '../kit/campaign.ts'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { full } from '../kit/level.ts'
import { pageOf } from '../kit/list-query.ts'
import { dateTime, id, imageUrl, money, sentId, sentInt } from '../kit/values.ts'

/** A flash sale: `discount` percent off for a short time. */
export const Seckill = z.object({
  id,
  store_id: id,
  goods_id: id,
  goods_name: z.string(),
  goods_master_image: imageUrl,
  discount: money,
  status: Phase.optional().describe('Optional: without it, the phase follows from the times.'),
  ...period,
  created_at: dateTime,
})
/** Source: FLS-1, FLS-2. */
export const SeckillForm = z
  .object({ goods_id: sentId, discount: sentDiscount, ...period })
  .refine(runsForward.test, runsForward.otherwise)

/** A product in a flash sale; `goods_price` is the price during the sale. */
export const SeckillCard = GoodsCard.extend({
  discount: full(money),
  start_time: full(period.start_time),
  end_time: full(period.end_time),
})

export const sellerSeckills = crud({
  path: '/Seller/seckills',
  auth: 'seller',
  noun: "the store's flash sales",
  row: Seckill,
  detail: Seckill.extend({ goods_name: full(z.string()), goods_master_image: full(imageUrl) }),
  form: SeckillForm,
  errors: ['campaignOverlaps', 'stockTooLow'],
})

export const listSeckills = endpoint({
  method: 'GET',
  path: '/seckills',
  auth: 'none',
  about: 'List the flash sales that start within one hour, best-selling first',
  query: z.object({
    start_time: sentInt(z.int().min(0).max(23)).optional().describe('Hours from now; 0 is the current hour.'),
    page: sentInt().optional(),
    per_page: sentInt().optional(),
  }),
  reply: pageOf(SeckillCard),
})
