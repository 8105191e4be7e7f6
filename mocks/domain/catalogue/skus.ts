import type { SkuForm } from '#contracts/api/catalogue/back-office-goods.ts'
import type { z } from 'zod'
import type { Db } from '../../db/db.ts'
import { inBoth } from '../../db/english.ts'
import type { RowOf } from '../../db/rows.ts'
import { refuse } from '../../refusal.ts'

type Goods = RowOf<'goods'>
type Item = z.output<typeof SkuForm>

/** A key that ignores order: the same values in another order are the same SKU. Source: SKU-1. */
const combination = (spec_id: readonly number[]): string => spec_id.toSorted((a, b) => a - b).join(',')

/**
 * The attribute values of a SKU: they must belong to the product's store, one per attribute. Deleted values stay valid for SKUs
 * that have them.
 * @param place the field to name in the refusal.
 * @throws Refusal invalidInput
 */
const specsOf = (db: Db, goods: Goods, spec_id: readonly number[], place: string): RowOf<'goods_specs'>[] => {
  const used = new Set(db.goods_skus.by('goods_id', goods.id).flatMap(sku => sku.spec_id))
  const specs = spec_id.flatMap(id => (used.has(id) ? db.goods_specs.findAny(id) : db.goods_specs.find(id)) ?? [])
  const foreign = specs.some(({ attr_id }) => db.goods_attrs.findAny(attr_id)?.store_id !== goods.store_id)
  const attributes = new Set(specs.map(({ attr_id }) => attr_id))
  return foreign || attributes.size !== spec_id.length ? refuse('invalidInput', place) : specs
}

/** Ids and names of the values; the names are copied to the SKU. */
const namedBy = (specs: readonly RowOf<'goods_specs'>[]) => ({
  spec_id: specs.map(({ id }) => id),
  sku_name: specs.map(spec => inBoth(spec, ({ name }) => name)),
})

/** @throws Refusal invalidInput if two SKUs are the same, or their attributes differ. */
const checkSet = (all: readonly RowOf<'goods_specs'>[][]): void => {
  const combinations = all.map(specs => combination(specs.map(({ id }) => id)))
  const attributes = all.map(specs => combination(specs.map(({ attr_id }) => attr_id)))
  const wrong = combinations.findIndex((one, at) => combinations.indexOf(one) !== at || attributes[at] !== attributes[0])
  if (wrong >= 0) refuse('invalidInput', `skuList.${wrong}.spec_id`)
}

/**
 * Replaces all SKUs of a product: items with an id are changed, others are added, and SKUs that are not listed are removed.
 * Source: SKU-3.
 * @throws Refusal invalidInput if a value is unknown, or an id does not belong to this product.
 */
export const saveSkus = (db: Db, goods: Goods, items: readonly Item[]): void => {
  const own = db.goods_skus.by('goods_id', goods.id)
  const specs = items.map(({ spec_id }, at) => specsOf(db, goods, spec_id, `skuList.${at}.spec_id`))
  checkSet(specs)
  const kept = items.map(({ id }) => id || 0)
  const strange = kept.findIndex((id, at) => id > 0 && (!own.some(sku => sku.id === id) || kept.indexOf(id) !== at))
  if (strange >= 0) refuse('invalidInput', `skuList.${strange}.id`)
  for (const { id } of own) if (!kept.includes(id)) db.goods_skus.remove(id)
  for (const [at, { id, goods_image, ...numbers }] of items.entries()) {
    const row = { ...numbers, ...namedBy(specs[at] ?? []) }
    if (id) db.goods_skus.change(id, { ...row, ...(goods_image !== undefined && { goods_image }) })
    else db.goods_skus.add({ ...row, goods_id: goods.id, goods_image: goods_image ?? '' })
  }
}

/**
 * Validates the values of one additional SKU and returns its ids and names.
 * @throws Refusal invalidInput if it does not match the product's other SKUs.
 */
export const oneMore = (db: Db, goods: Goods, spec_id: readonly number[]) => {
  const specs = specsOf(db, goods, spec_id, 'spec_id')
  const others = db.goods_skus.by('goods_id', goods.id).map(sku => sku.spec_id.flatMap(id => db.goods_specs.findAny(id) ?? []))
  const attributes = (of: readonly RowOf<'goods_specs'>[]): string => combination(of.map(({ attr_id }) => attr_id))
  const same = others.some(other => combination(other.map(({ id }) => id)) === combination(spec_id))
  if (same || others.some(other => attributes(other) !== attributes(specs))) refuse('invalidInput', 'spec_id')
  return namedBy(specs)
}
