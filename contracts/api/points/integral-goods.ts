import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { pageOf } from '../kit/list-query.ts'
import {
  dateTime,
  encodedParams,
  filled,
  flag,
  id,
  imageUrl,
  money,
  richText,
  sentFlag,
  sentId,
  sentInt,
  sentMoney,
} from '../kit/values.ts'

const stock = z.int().min(0)

/** A product of the points shop in a list; `goods_price` is points. */
export const IntegralGoodsCard = z.object({
  id,
  cid: z.int().min(0),
  goods_name: z.string(),
  goods_subname: z.string(),
  goods_price: money,
  goods_market_price: money,
  goods_stock: stock,
  goods_sale: stock,
  goods_status: flag,
  is_recommend: flag,
  goods_master_image: imageUrl,
})

export const IntegralGoodsDetail = IntegralGoodsCard.extend({
  goods_content: richText,
  goods_images: z.array(imageUrl),
  goods_images_thumb_150: z.array(imageUrl),
  goods_images_thumb_400: z.array(imageUrl),
  created_at: dateTime,
})

export const integralHome = endpoint({
  method: 'GET',
  path: '/integral/home',
  auth: 'none',
  about: 'Show recommended products of the points shop, and up to four of each class',
  reply: z.object({
    recommend: z.array(IntegralGoodsCard).max(4),
    list: z.array(z.object({ id, name: z.string(), integral_goods: z.array(IntegralGoodsCard).max(4) })),
  }),
})

/** The parameters of `/integral/search/{params}` and `GET /integral/goods`, sent as base64 of JSON. 0 is every class. */
export const IntegralSearch = z.object({
  cid: z.int().optional(),
  keywords: z.string().optional(),
  sort_type: z.enum(['goods_price', 'goods_sale']).optional(),
  sort_order: z.enum(['asc', 'desc']).optional(),
})
export type IntegralSearch = z.infer<typeof IntegralSearch>

export const searchIntegralGoods = endpoint({
  method: 'GET',
  path: '/integral/goods',
  auth: 'none',
  about: 'Search the products of the points shop',
  query: z.object({
    params: encodedParams(IntegralSearch).optional(),
    page: sentInt().optional(),
    per_page: sentInt().optional(),
  }),
  reply: pageOf(IntegralGoodsCard),
})

export const showIntegralGoods = endpoint({
  method: 'GET',
  path: '/integral/goods/{id}',
  auth: 'none',
  about: 'Show a product of the points shop',
  reply: IntegralGoodsDetail,
  errors: ['notFound'],
})

const IntegralGoodsForm = z.object({
  cid: sentId,
  goods_name: filled.max(120),
  goods_subname: z.string().max(120).optional(),
  goods_images: z.array(imageUrl).min(1),
  goods_master_image: imageUrl.optional().describe('Defaults to the first picture.'),
  goods_price: sentMoney,
  goods_market_price: sentMoney,
  goods_stock: sentInt(stock).optional(),
  goods_content: richText.optional(),
  goods_status: sentFlag.optional(),
  is_recommend: sentFlag.optional(),
})

export const adminIntegralGoods = crud({
  path: '/Admin/integral_goods',
  auth: 'admin',
  noun: 'products of the points shop',
  row: IntegralGoodsCard.omit({ cid: true }).extend({ class_name: z.string(), created_at: dateTime }),
  detail: IntegralGoodsDetail,
  form: IntegralGoodsForm,
  editForm: IntegralGoodsForm.partial(),
})
