import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import {
  dateTime,
  filled,
  flag,
  id,
  imageUrl,
  money,
  richText,
  sentAbsolute,
  sentCount,
  sentFlag,
  sentId,
  sentInt,
} from '../kit/values.ts'
import { goodsFacts } from './goods.ts'

/** 2 awaits approval, 1 approved, 0 rejected. Source: REV-3. */
export const GoodsVerify = z.union([z.literal(0), z.literal(1), z.literal(2)])

/** A product in a back-office list. */
export const GoodsRow = z.object({
  id,
  goods_name: z.string(),
  goods_no: z.string(),
  goods_price: z
    .string()
    .regex(/^\d+\.\d{2}( ~ \d+\.\d{2})?$/)
    .describe('`min ~ max` if the SKUs have different prices.'),
  goods_stock: z.int().min(0).describe('The sum over the SKUs, if there are any.'),
  goods_sale: z.int().min(0),
  goods_master_image: imageUrl,
  brand_name: z.string(),
  class_name: z.string(),
  goods_status: flag,
  goods_verify: GoodsVerify,
  created_at: dateTime,
})

const Choice = z.object({ id, name: z.string() })

/** A complete product, as its form needs it; `attrList` and `skuList` are absent if it has no SKUs. */
export const BackOfficeGoods = z.object({
  ...goodsFacts,
  goods_no: z.string(),
  goods_weight: money,
  goods_verify: GoodsVerify,
  refuse_info: z.string().describe('Why it was rejected; empty if it was not.'),
  freight_id: z.int().min(-1).describe("-1: free, 0: the store's default template, otherwise the id of a template."),
  is_master: flag,
  attrList: z
    .array(Choice.extend({ specs: z.array(Choice.extend({ check: z.literal(true).optional() })).min(1) }))
    .optional()
    .describe('All values of each attribute in use; `check` marks those that a SKU has.'),
})

/** Reads an empty value as undefined. Source: GDE-4. */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional()

/** Most SKUs of one product: a form with so many stays below the 5,000 fields that servers read. Source: SKU-8. */
export const maxSkus = 300

/** One SKU to be saved; an `id` makes it an existing one. Source: SKU-1, SKU-3. */
export const SkuForm = z.object({
  id: unlessEmpty(sentInt(z.int().min(0))),
  spec_id: z.array(sentId).min(1).max(5).describe('Ids of attribute values of the same store, one per attribute.'),
  sku_name: z.array(z.string()).optional().describe('Their names, in the same order; only the ids count.'),
  goods_image: imageUrl.optional(),
  goods_price: sentAbsolute,
  goods_market_price: sentAbsolute,
  goods_stock: sentCount,
  goods_weight: sentAbsolute,
})

const skuList = z
  .union([z.literal('').transform(() => []), z.array(SkuForm).max(maxSkus)])
  .optional()
  .describe('The complete set of SKUs. Empty text removes all; without the key they stay unchanged. Source: SKU-3.')
const pictures = z.array(imageUrl.min(1)).min(1).max(20)
const reference = unlessEmpty(sentInt(z.int().min(0)))

/** Fields that a new product can lack. A change of a product leaves what is not sent as it is. */
const optional = {
  goods_subname: z.string().max(120).optional(),
  goods_no: z.string().max(30).optional(),
  brand_id: reference,
  goods_master_image: imageUrl.optional().describe('Defaults to the first picture.'),
  goods_stock: unlessEmpty(sentCount),
  goods_content: richText.optional(),
  goods_status: sentFlag.optional(),
  freight_id: unlessEmpty(sentInt(z.int().min(-1))),
  skuList,
}

/** A new product. Numbers are stored as absolute values. Source: GDE-2. */
export const GoodsForm = z.object({
  goods_name: filled.max(120),
  class_id: sentId.describe("A class of the third level, in which the seller's store may sell."),
  goods_images: pictures,
  goods_price: sentAbsolute,
  goods_market_price: sentAbsolute,
  goods_weight: sentAbsolute,
  ...optional,
})

/** Changes to a product; empty values leave a field unchanged. Source: GDE-4. */
export const GoodsEditForm = z.object({
  goods_name: unlessEmpty(filled.max(120)),
  class_id: reference,
  goods_images: unlessEmpty(pictures),
  goods_price: unlessEmpty(sentAbsolute),
  goods_market_price: unlessEmpty(sentAbsolute),
  goods_weight: unlessEmpty(sentAbsolute),
  ...optional,
})

/** Fields that only administrators may set. Source: REV-5, GDE-9. */
const decided = {
  goods_verify: unlessEmpty(sentInt(GoodsVerify)),
  refuse_info: z.string().trim().max(150).optional().describe('Reason for a rejection, shown to the seller; required then.'),
  is_master: sentFlag.optional(),
}

const hasReason = ({ goods_verify, refuse_info }: { goods_verify?: number | undefined; refuse_info?: string | undefined }) =>
  goods_verify !== 0 || Boolean(refuse_info)
const reason = { path: ['refuse_info'] }

const products = { row: GoodsRow, detail: BackOfficeGoods } as const

export const sellerGoods = crud({
  ...products,
  path: '/Seller/goods',
  auth: 'seller',
  noun: "the store's products",
  form: GoodsForm,
  editForm: GoodsEditForm,
  errors: ['classNotSold'],
})
export const adminGoods = crud({
  ...products,
  path: '/Admin/goods',
  auth: 'admin',
  noun: 'all products',
  form: GoodsForm.extend({ store_id: sentId, ...decided }).refine(hasReason, reason),
  editForm: GoodsEditForm.extend(decided).refine(hasReason, reason),
})
