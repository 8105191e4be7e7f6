import type { z } from 'zod'
import type { Attribute, Sku } from '#contracts/api/catalogue/goods.ts'

/** The chosen value of each attribute, by attribute id. */
export type Choice = Readonly<Record<number, number>>

/** Can a value be had with the other choices? `impossible`: no such variant; `soldOut`: none left of it. */
export type Offer = 'free' | 'soldOut' | 'impossible'

type Attributes = readonly z.infer<typeof Attribute>[]
type Variant = Pick<Sku, 'id' | 'spec_id' | 'goods_stock'>

const has = (sku: Variant, specs: readonly number[]) => specs.every(spec => sku.spec_id.includes(String(spec)))

/** The variant that a complete choice means; `undefined` while something is open or no variant is like that. */
export const skuOf = <S extends Variant>(attributes: Attributes, skus: readonly S[], choice: Choice): S | undefined => {
  const specs = attributes.map(({ id }) => choice[id])
  const chosen = specs.filter(spec => spec !== undefined)
  return chosen.length < attributes.length ? undefined : skus.find(sku => has(sku, chosen))
}

/** The choice that leads to a variant; empty when there is no such variant. */
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

/** Whether a value can be had together with what is chosen of the other attributes. */
export const offerOf = (skus: readonly Variant[], choice: Choice, attribute: number, spec: number): Offer => {
  const fitting = skus.filter(sku => has(sku, [...others(choice, attribute), spec]))
  if (fitting.length === 0) return 'impossible'
  return fitting.some(({ goods_stock }) => goods_stock > 0) ? 'free' : 'soldOut'
}

/**
 * The choice after a click on a value: the chosen value again takes it back; choices that the new value does not go with
 * are dropped, so that nothing leads into a corner.
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

/** The picture that all variants share which still fit the choice; nothing before a choice or while they differ. */
export const pictureOf = (skus: readonly Pick<Sku, 'spec_id' | 'goods_image'>[], choice: Choice): string | undefined => {
  const chosen = Object.values(choice)
  const pictures = new Set(
    skus.filter(sku => chosen.every(spec => sku.spec_id.includes(String(spec)))).map(({ goods_image }) => goods_image),
  )
  const [picture] = pictures
  return chosen.length > 0 && pictures.size === 1 ? picture || undefined : undefined
}
