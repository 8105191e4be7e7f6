import { z } from 'zod'
import { adminIntegralGoods } from '#contracts/api/points/integral-goods.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { wordOf } from '#src/ui/form/form-error.ts'
import { chosenId, chosenPictures, typedFlag, typedNumber, typedText } from '#src/ui/form/form-values.ts'

const Values = z.object({
  cid: chosenId(),
  goods_name: typedText,
  goods_subname: typedText,
  goods_images: chosenPictures,
  goods_master_image: typedText,
  goods_price: typedText,
  goods_market_price: typedText,
  goods_stock: typedNumber('0'),
  goods_content: typedText,
  goods_status: typedFlag(1),
  is_recommend: typedFlag(0),
})

/** Form values of a points product. */
export type IntegralValues = z.output<typeof Values>

export const blankIntegral: IntegralValues = Values.parse({})

/** Initial form values of an existing product. */
export const valuesOf = (record: ReplyOf<typeof adminIntegralGoods.show>): IntegralValues => Values.parse(record)

/** Builds the request body. */
export const bodyOf = (values: IntegralValues) => ({ ...values, goods_images: [...values.goods_images] })

/** Validation errors by field: a text key of form-error.ts. */
export const problemsOf = (values: IntegralValues): Readonly<Record<string, string>> => {
  const body = { ...bodyOf(values), cid: values.cid || '' }
  const { error } = adminIntegralGoods.create.body.safeParse(body, { error: wordOf })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const))
}
