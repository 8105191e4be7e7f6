import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { refuse } from '../../refusal.ts'
import { cents } from '#contracts/wire/money.ts'

/** The product's own template if it covers the province, otherwise the store's default. */
const templateFor = (db: Db, goods: RowOf<'goods'>, province: number): RowOf<'freights'> | undefined => {
  const own = goods.freight_id > 0 ? db.freights.find(goods.freight_id) : undefined
  if (own?.area_id.includes(province)) return own
  return db.freights.by('store_id', goods.store_id).find(template => template.is_type === 0)
}

/**
 * The freight of one store's part of an order, in cents.
 * @param goods the product of the first line, which selects the template.
 * @param weight in hundredths of a kilogram.
 * @throws Refusal notDelivered if no template covers the province. Source: FRT-1, FRT-2, FRT-3, FRT-4, FRT-5, FRT-6, FRT-7,
 * FRT-8.
 */
export const freightOf = (db: Db, goods: RowOf<'goods'>, weight: number, province: number): number => {
  if (goods.freight_id === -1) return 0
  const template = templateFor(db, goods, province) ?? refuse('notDelivered')
  const [firstWeight, firstPrice, step, stepPrice] = [
    template.f_weight,
    template.f_price,
    template.o_weight,
    template.o_price,
  ].map(cents) as [number, number, number, number]
  if (firstWeight === 0 || firstPrice === 0) return firstWeight === 0 ? firstPrice : 0
  if (weight <= firstWeight || step === 0) return firstPrice
  return firstPrice + Math.ceil((weight - firstWeight) / step) * stepPrice
}
