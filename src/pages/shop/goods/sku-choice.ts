import type { z } from 'zod'
import type { Attribute, Sku } from '#contracts/api/catalogue/goods.ts'

/** The chosen value of each attribute, by attribute id. */
export type Choice = Readonly<Record<number, number>>

/** If a value fits the other choices. `impossible`: no variant has it; `soldOut`: the variants with it have no stock. */
export type Offer = 'free' | 'soldOut' | 'impossible'

type Attributes = readonly z.infer<typeof Attribute>[]
type Variant = Pick<Sku, 'id' | 'spec_id' | 'goods_stock'>

const has = (sku: Variant, specs: readonly number[]) => specs.every(spec => sku.spec_id.includes(String(spec)))

/** The variant of a complete choice; `undefined` if the choice is incomplete or no variant matches. */
export const skuOf = <S extends Variant>(attributes: Attributes, skus: readonly S[], choice: Choice): S | undefined => {
  const specs = attributes.map(({ id }) => choice[id])
  const chosen = specs.filter(spec => spec !== undefined)
  return chosen.length < attributes.length ? undefined : skus.find(sku => has(sku, chosen))
}

/** The choice that selects a variant; empty if there is no such variant. */
export const choiceOf = (attributes: Attributes, skus: readonly Variant[], skuId: number): Choice => {
  const sku = skus.find(({ id }) => id === skuId)
  const pairs = attributes.flatMap(({ id, specs }) =>
    specs.filter(spec => sku?.spec_id.includes(String(spec.id))).map(spec => [id, spec.id]),
  )
  return Object.fromEntries(pairs)
}

const others = (choice: Choice, attribute: number) =>
  Object.entries(choice)
    .filter(([id]) => Number(id) !== attribute)
    .map(([, spec]) => spec)

/** Whether a value fits what is chosen of the other attributes. */
export const offerOf = (skus: readonly Variant[], choice: Choice, attribute: number, spec: number): Offer => {
  const fitting = skus.filter(sku => has(sku, [...others(choice, attribute), spec]))
  if (fitting.length === 0) return 'impossible'
  return fitting.some(({ goods_stock }) => goods_stock > 0) ? 'free' : 'soldOut'
}

/**
 * The choice after a click on a value. Clicking the chosen value clears it; choices that conflict with the new value are
 * cleared, so that every value can be reached.
 */
export const choose = (skus: readonly Variant[], choice: Choice, attribute: number, spec: number): Choice => {
  const { [attribute]: former, ...rest } = choice
  if (former === spec) return rest
  const start: Choice = { [attribute]: spec }
  return Object.entries(rest).reduce((kept, [id, other]) => {
    const wider = { ...kept, [id]: other }
    return skus.some(sku => has(sku, Object.values(wider))) ? wider : kept
  }, start)
}

/** The picture that all variants matching the choice share; `undefined` without a choice or if they differ. */
export const pictureOf = (skus: readonly Pick<Sku, 'spec_id' | 'goods_image'>[], choice: Choice): string | undefined => {
  const chosen = Object.values(choice)
  const pictures = new Set(
    skus.filter(sku => chosen.every(spec => sku.spec_id.includes(String(spec)))).map(({ goods_image }) => goods_image),
  )
  const [picture] = pictures
  return chosen.length > 0 && pictures.size === 1 ? picture || undefined : undefined
}
