import { GoodsForm, SkuForm } from '#contracts/api/catalogue/back-office-goods.ts'
import type { adminGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { wordOf } from '../form/form-error.ts'
import { countOf, isBlank, keyOf, linesOf, skusOf, type Attribute, type Entries } from './sku-matrix.ts'

export type GoodsRecord = ReplyOf<typeof adminGoods.show>

/** Values of the product form, as typed text. Also the format of stored drafts. */
export type GoodsValues = {
  class_id: number
  goods_name: string
  goods_subname: string
  goods_no: string
  brand_id: number
  goods_images: readonly string[]
  goods_master_image: string
  goods_price: string
  goods_market_price: string
  goods_weight: string
  goods_stock: string
  freight_id: number
  goods_content: string
  goods_status: 0 | 1
  is_master: 0 | 1
  goods_verify: 0 | 1 | 2
  refuse_info: string
  attributes: readonly Attribute[]
  entries: Entries
}

export const blankGoods: GoodsValues = {
  class_id: 0,
  goods_name: '',
  goods_subname: '',
  goods_no: '',
  brand_id: 0,
  goods_images: [],
  goods_master_image: '',
  goods_price: '',
  goods_market_price: '',
  goods_weight: '',
  goods_stock: '',
  freight_id: -1,
  goods_content: '',
  goods_status: 1,
  is_master: 0,
  goods_verify: 1,
  refuse_info: '',
  attributes: [],
  entries: {},
}

/** The lower bound of a price range, `min ~ max`. */
const lowest = (price: string) => price.split(' ~ ', 1)[0] ?? ''

/** Initial form values of an existing product. Source: SKU-1, CLS-1. */
export const valuesOf = (record: GoodsRecord): GoodsValues => {
  const { attrList = [], skuList = [] } = record
  const entries = skuList.map(({ id, spec_id, goods_market_price, goods_price, goods_weight, goods_stock }) => [
    keyOf(spec_id),
    { id, goods_market_price, goods_price, goods_weight, goods_stock: String(goods_stock) },
  ])
  const { class_id, goods_name, goods_subname, goods_no, brand_id, goods_images, goods_master_image } = record
  const { goods_market_price, goods_weight, freight_id, goods_content, goods_status } = record
  const { is_master, goods_verify, refuse_info } = record
  return {
    class_id,
    goods_name,
    goods_subname,
    goods_no,
    brand_id,
    goods_images,
    goods_master_image,
    goods_market_price,
    goods_weight,
    freight_id,
    goods_content,
    goods_status,
    is_master,
    goods_verify,
    refuse_info,
    goods_price: lowest(record.goods_price),
    goods_stock: String(record.goods_stock),
    attributes: attrList.map(({ id, name, specs }) => ({
      id,
      name,
      specs: specs.map(spec => ({ id: spec.id, name: spec.name })),
      ticked: specs.filter(spec => spec.check).map(spec => spec.id),
    })),
    entries: Object.fromEntries(entries),
  }
}

/** Builds the request body; an empty text removes all SKUs. Source: GDE-2, GDE-4, SKU-3. */
export const bodyOf = (values: GoodsValues) => {
  const { class_id, goods_name, goods_subname, goods_no, brand_id, goods_master_image, freight_id, goods_status } = values
  const { goods_price, goods_market_price, goods_weight, goods_stock, goods_content } = values
  const skus = skusOf(linesOf(values.attributes), values.entries)
  return {
    class_id,
    goods_name,
    goods_subname,
    goods_no,
    brand_id,
    goods_master_image,
    freight_id,
    goods_status,
    goods_price,
    goods_market_price,
    goods_weight,
    goods_stock,
    goods_content,
    goods_images: [...values.goods_images],
    skuList: skus.length > 0 ? skus : ('' as const),
  }
}

/** Validation errors by field: a text key of form-error.ts. SKU fields are keyed `key.field`. */
export type Problems = Readonly<Record<string, string>>

const skuProblems = ({ attributes, entries }: GoodsValues): Problems => {
  const lines = linesOf(attributes).filter(({ key }) => !isBlank(entries[key]))
  const parts = skusOf(lines, entries).map((sku, at) => {
    const { error } = SkuForm.safeParse(sku, { error: wordOf })
    return (error?.issues ?? []).map(({ path, message }) => [`${lines[at]?.key}.${String(path[0])}`, message] as const)
  })
  return Object.fromEntries(parts.flat())
}

/** Validates the form before it is sent. */
export const problemsOf = (values: GoodsValues, reviews: boolean): Problems => {
  const body = { ...bodyOf(values), class_id: values.class_id || '' }
  const { error } = GoodsForm.omit({ skuList: true }).safeParse(body, { error: wordOf })
  const plain = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const)
  const lines = linesOf(values.attributes)
  const nothing = lines.length > 0 && lines.every(({ key }) => isBlank(values.entries[key]))
  return {
    ...Object.fromEntries(plain),
    ...skuProblems(values),
    ...((nothing || countOf(values.attributes) > lines.length) && { skuList: 'msg.requiredMsg' }),
    ...(reviews && values.goods_verify === 0 && values.refuse_info.trim() === '' && { refuse_info: 'msg.requiredMsg' }),
  }
}
