import type { FreightForm } from '#contracts/api/orders/freights.ts'
import type { z } from 'zod'
import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import type { Text } from '../../db/text.ts'
import { refuse } from '../../refusal.ts'

type Item = z.output<typeof FreightForm>['info'][number]

/** The fixed name of the default template. Source: FRT-11. */
const defaultName: Text = { zh: '默认运费', en: 'Standard delivery' }

/** The name of a template that is saved without one. */
const otherName: Text = { zh: '自定义运费模版', en: 'Custom delivery' }

/** The template that an item updates. Item 0 is always the default template, even if it is sent without an id. */
const templateOf = (own: readonly RowOf<'freights'>[], { id }: Item, at: number): RowOf<'freights'> | undefined => {
  const known = id > 0 ? (own.find(row => row.id === id) ?? refuse('notFound')) : undefined
  if (known && known.is_type !== (at === 0 ? 0 : 1)) refuse('invalidInput', `info.${at}.id`)
  return known ?? (at === 0 ? own.find(row => row.is_type === 0) : undefined)
}

/** @throws Refusal invalidInput if an area is not a province, or a province is in two templates. */
const checkProvinces = (db: Db, store_id: number): void => {
  const all = db.freights.by('store_id', store_id).flatMap(row => row.area_id)
  if (new Set(all).size !== all.length || all.some(id => db.areas.find(id)?.deep !== 0)) refuse('invalidInput', 'info.area_id')
}

/**
 * Saves templates of a store; templates that are not sent stay unchanged. Source: FRT-10.
 * @throws Refusal notFound for a template of another store, invalidInput if provinces overlap.
 */
export const saveTemplates = (db: Db, store_id: number, items: readonly Item[]): void => {
  const own = db.freights.by('store_id', store_id)
  for (const [at, item] of items.entries()) {
    const { name, area_id = [], f_weight, f_price, o_weight, o_price } = item
    const prices = { f_weight, f_price, o_weight, o_price }
    const known = templateOf(own, item, at)
    const row =
      at === 0
        ? { ...prices, name: defaultName, is_type: 0 as const, area_id: [] }
        : { ...prices, name: name || known?.name || otherName, is_type: 1 as const, area_id }
    if (known) db.freights.change(known.id, row)
    else db.freights.add({ ...row, store_id })
  }
  checkProvinces(db, store_id)
}

/** Removes a template; its products fall back to the default. @throws Refusal notFound; wrongState for the default. */
export const removeTemplate = (db: Db, store_id: number, id: number): void => {
  const row = db.freights.find(id)
  if (row?.store_id !== store_id) return refuse('notFound')
  if (row.is_type === 0) refuse('wrongState')
  for (const goods of db.goods.by('store_id', store_id)) if (goods.freight_id === id) db.goods.change(goods.id, { freight_id: 0 })
  db.freights.remove(id)
}
