import { adminIntegralGoods } from '#contracts/api/points/integral-goods.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { wordOf } from '#src/ui/form/form-error.ts'

/** Form values of a points product. */
export type IntegralValues = {
  cid: number
  goods_name: string
  goods_subname: string
  goods_images: readonly string[]
  goods_master_image: string
  goods_price: string
  goods_market_price: string
  goods_stock: string
  goods_content: string
  goods_status: 0 | 1
  is_recommend: 0 | 1
}

export const blankIntegral: IntegralValues = {
  cid: 0,
  goods_name: '',
  goods_subname: '',
  goods_images: [],
  goods_master_image: '',
  goods_price: '',
  goods_market_price: '',
  goods_stock: '0',
  goods_content: '',
  goods_status: 1,
  is_recommend: 0,
}

/** Initial form values of an existing product. */
export const valuesOf = (record: ReplyOf<typeof adminIntegralGoods.show>): IntegralValues => ({
  cid: record.cid,
  goods_name: record.goods_name,
  goods_subname: record.goods_subname,
  goods_images: record.goods_images,
  goods_master_image: record.goods_master_image,
  goods_price: record.goods_price,
  goods_market_price: record.goods_market_price,
  goods_stock: String(record.goods_stock),
  goods_content: record.goods_content,
  goods_status: record.goods_status,
  is_recommend: record.is_recommend,
})

/** Builds the request body. */
export const bodyOf = (values: IntegralValues) => ({ ...values, goods_images: [...values.goods_images] })

/** Validation errors by field: a text key of form-error.ts. */
export const problemsOf = (values: IntegralValues): Readonly<Record<string, string>> => {
  const body = { ...bodyOf(values), cid: values.cid || '' }
  const { error } = adminIntegralGoods.create.body.safeParse(body, { error: wordOf })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const))
}
