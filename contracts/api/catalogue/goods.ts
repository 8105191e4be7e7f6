import { z } from 'zod'
import { period } from '../kit/campaign.ts'
import { endpoint } from '../kit/endpoint.ts'
import { pageOf } from '../kit/list-query.ts'
import { full } from '../kit/level.ts'
import { dateTime, encodedParams, flag, id, imageUrl, money, richText, sentFlag, sentInt } from '../kit/values.ts'

/** A product as lists show it. The price is that of the cheapest SKU, or the group price if there is a group-buy offer. */
export const GoodsCard = z.object({
  id,
  goods_name: z.string(),
  goods_subname: z.string(),
  goods_price: money,
  goods_market_price: full(money.describe('Only adorns the card; servers may leave it out where SKUs have it.')),
  goods_stock: z.int().min(0),
  goods_sale: z.int().min(0),
  goods_master_image: imageUrl,
  order_comment_count: z.int().min(0),
  need: z.int().min(0).describe('Group size if there is a group-buy offer, otherwise 0.'),
  store_name: z.string(),
  score: z
    .number()
    .min(0)
    .max(5)
    .optional()
    .describe('Average rating in stars, with one decimal; absent without comments, or if the server does not send it.'),
  sku_count: z.int().min(0).optional().describe('Number of SKUs to choose from; absent if the server does not send it.'),
})

export const sortKeys = ['goods_price', 'goods_sale', 'order_comment_count'] as const

/**
 * The parameters of `/s/{params}` and `GET /goods`, sent as base64 of JSON. `keywords` is percent-encoded;
 * `pid`, `sid`, `tid` only tell the page which classes to highlight. Source: SRH-1.
 */
export const GoodsSearch = z.object({
  keywords: z.string().optional(),
  brand_id: z.int().optional(),
  class_id: z.union([z.int(), z.array(z.int())]).optional(),
  store_id: z.int().optional(),
  sort_type: z.enum(sortKeys).optional(),
  sort_order: z.enum(['asc', 'desc']).optional(),
  pid: z.int().optional(),
  sid: z.int().optional(),
  tid: z.int().optional(),
})
export type GoodsSearch = z.infer<typeof GoodsSearch>

export const searchGoods = endpoint({
  method: 'GET',
  path: '/goods',
  auth: 'none',
  about: 'Search products on sale',
  query: z.object({
    params: encodedParams(GoodsSearch).optional(),
    is_collective: sentFlag.optional().describe('Only products with a group-buy offer.'),
    is_distribution: sentFlag.optional().describe('Only products with a referral offer.'),
    page: sentInt().optional(),
    per_page: sentInt().optional(),
  }),
  reply: pageOf(GoodsCard),
})

export const homeGoods = endpoint({
  method: 'GET',
  path: '/home',
  auth: 'none',
  about: 'List up to eight products of each root class for the home page',
  reply: z.object({ goods: z.array(z.object({ id, name: z.string(), goods: z.array(GoodsCard).max(8) })) }),
})

/** One variant that can be bought; `spec_id` and `sku_name` have the same order. */
export const Sku = z.object({
  id,
  spec_id: z.array(z.string().regex(/^\d+$/)).min(1),
  sku_name: z.array(z.string()).min(1),
  goods_price: money,
  goods_market_price: money,
  goods_stock: z.int().min(0),
  goods_weight: money,
  goods_image: imageUrl,
})
export type Sku = z.infer<typeof Sku>

/** An attribute with those of its values that a SKU uses. */
export const Attribute = z.object({
  id,
  name: z.string(),
  specs: z.array(z.object({ id, name: z.string() })).min(1),
})

const score = z.int().min(0).max(5)

/** What the page of a product and its record in the back offices share. A field of both is added here. */
export const goodsFacts = {
  id,
  class_id: id,
  brand_id: z.int().min(0),
  store_id: id,
  goods_name: z.string(),
  goods_subname: z.string(),
  goods_price: money,
  goods_market_price: money,
  goods_stock: z.int().min(0),
  goods_sale: z.int().min(0),
  goods_status: flag,
  goods_master_image: imageUrl,
  goods_images: z.array(imageUrl),
  goods_images_thumb_150: z.array(imageUrl),
  goods_images_thumb_400: z.array(imageUrl),
  goods_content: richText,
  classList: z
    .array(z.object({ id, name: z.string() }))
    .length(3)
    .describe('Leaf first, then its parent, then the root.'),
  skuList: z.array(Sku).optional(),
  created_at: dateTime,
}

export const GoodsDetail = z.object({
  ...goodsFacts,
  attrList: z.array(Attribute).optional(),
  store_info: z.object({
    id,
    user_id: id,
    store_name: z.string(),
    store_logo: imageUrl,
    store_company_name: z.string(),
    area_info: z.string(),
    store_address: z.string(),
    after_sale_service: richText,
  }),
  rate: z.object({ scoreAll: score, agreeAll: score, serviceAll: score, speedAll: score }),
  comment_statistics: z.object({
    all: z.union([z.int(), z.literal('999+')]),
    good: z.union([z.int(), z.literal('999+')]),
    commonly: z.union([z.int(), z.literal('999+')]),
    bad: z.union([z.int(), z.literal('999+')]),
    rate: z.number().min(0).max(100),
  }),
  sale_list: z.array(GoodsCard).max(6),
  coupons: z
    .array(z.object({ id, name: z.string(), money, use_money: money, stock: z.int().min(1), ...period }))
    .describe('Coupons of the store that can be received now.'),
  seckills: z
    .union([z.object({ discount: money, ...period }), z.literal(false)])
    .describe('The flash sale that is running; `discount` is percent off.'),
  full_reductions: full(
    z.array(z.object({ money, use_money: money })).describe('Running spend-and-save rules of the store, lowest threshold first.'),
  ),
  collectives: z
    .union([z.object({ id, discount: money, need: z.int().min(2) }), z.literal(false)])
    .describe('The group-buy offer, and the groups that can be joined.'),
  collective_list: z.array(
    z.object({ id, need: z.int().min(2), nickname: z.string(), avatar: imageUrl, orders_count: z.int().min(0) }),
  ),
})

export const showGoods = endpoint({
  method: 'GET',
  path: '/goods/{id}',
  auth: 'none',
  about: 'Show a product with its SKUs, store and ratings',
  query: z.object({ saveCheck: z.string().optional() }).optional(),
  reply: GoodsDetail,
  errors: ['notFound'],
})
