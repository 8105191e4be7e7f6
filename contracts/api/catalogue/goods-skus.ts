import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { dateTime, id, imageUrl, money, sentAbsolute, sentCount, sentId } from '../kit/values.ts'

/** A SKU as a plain row: values and their names joined by commas. Source: WIR-6. */
export const GoodsSku = z.object({
  id,
  goods_id: id,
  spec_id: z.string().regex(/^\d+(,\d+)*$/),
  sku_name: z.string(),
  goods_image: imageUrl,
  goods_price: money,
  goods_market_price: money,
  goods_stock: z.int().min(0),
  goods_weight: money,
  created_at: dateTime,
})

const offer = { goods_image: imageUrl.optional(), goods_price: sentAbsolute, goods_market_price: sentAbsolute }
const amounts = { goods_stock: sentCount, goods_weight: sentAbsolute }

/** The product and the values identify a SKU and cannot be changed. */
export const adminSkus = crud({
  path: '/Admin/goods_skus',
  auth: 'admin',
  noun: 'all SKUs',
  row: GoodsSku,
  form: z.object({ goods_id: sentId, spec_id: z.string().regex(/^\d+(,\d+){0,4}$/), ...offer, ...amounts }),
  editForm: z.object({ ...offer, ...amounts }).partial(),
})
