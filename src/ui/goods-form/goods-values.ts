import { z } from 'zod'
import { GoodsForm, GoodsVerify, SkuForm } from '#contracts/api/catalogue/back-office-goods.ts'
import type { adminGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { lowest } from '#src/lib/format/price-range.ts'
import { wordOf } from '../form/form-error.ts'
import { chosenId, chosenPictures, typedFlag, typedNumber, typedText } from '../form/form-values.ts'
import { countOf, isBlank, keyOf, linesOf, skusOf, type Attribute, type Entries } from './sku-matrix.ts'

export type GoodsRecord = ReplyOf<typeof adminGoods.show>

/** The fields that the form sends as they were typed. A record or the form's values are read with it, which takes these fields alone. */
const Sent = z.object({
  class_id: chosenId(),
  goods_name: typedText,
  goods_subname: typedText,
  goods_no: typedText,
  brand_id: chosenId(),
  goods_images: chosenPictures,
  goods_master_image: typedText,
  goods_price: typedText.transform(lowest),
  goods_market_price: typedText,
  goods_weight: typedText,
  goods_stock: typedNumber(''),
  freight_id: chosenId(-1),
  goods_content: typedText,
  goods_status: typedFlag(1),
})

/** What only administrators set. Source: REV-5. */
const Decided = z.object({ is_master: typedFlag(0), goods_verify: GoodsVerify.catch(1), refuse_info: typedText })

/** The attributes in use and what was typed for each SKU. */
export type Matrix = { readonly attributes: readonly Attribute[]; readonly entries: Entries }

/** Values of the product form, as typed text. Also the format of stored drafts. */
export type GoodsValues = z.output<typeof Sent> & z.output<typeof Decided> & Matrix

export const blankGoods: GoodsValues = { ...Sent.parse({}), ...Decided.parse({}), attributes: [], entries: {} }

/** Initial form values of an existing product. Source: SKU-1, CLS-1. */
export const valuesOf = (record: GoodsRecord): GoodsValues => {
  const { attrList = [], skuList = [] } = record
  const entries = skuList.map(({ id, spec_id, goods_market_price, goods_price, goods_weight, goods_stock }) => [
    keyOf(spec_id),
    { id, goods_market_price, goods_price, goods_weight, goods_stock: String(goods_stock) },
  ])
  return {
    ...Sent.parse(record),
    ...Decided.parse(record),
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
  const skus = skusOf(linesOf(values.attributes), values.entries)
  return { ...Sent.parse(values), goods_images: [...values.goods_images], skuList: skus.length > 0 ? skus : ('' as const) }
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
