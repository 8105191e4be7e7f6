import { describe, expect, test } from 'vitest'
import { createClock } from '../../clock.ts'
import { createDb } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { freightOf } from './freight.ts'

const [home, island] = [1, 2]

type Template = Partial<RowOf<'freights'>>

/** A product of a store with these templates. The product uses the first template by default. */
const shopWith = (templates: readonly Template[], freight_id = 0) => {
  const db = createDb(createClock({ offset: 0, frozen: 0 }))
  for (const template of templates) {
    db.freights.add({
      store_id: 1,
      name: '模板',
      is_type: 0,
      f_weight: '1.00',
      f_price: '8.00',
      o_weight: '0.50',
      o_price: '2.00',
      area_id: [],
      ...template,
    })
  }
  const goods = { store_id: 1, freight_id } as RowOf<'goods'>
  return (kilograms: number, province = home) => freightOf(db, goods, Math.round(kilograms * 100), province) / 100
}

describe('freight', () => {
  // Proves FRT-2.
  test('is free for a product that ships free', () => {
    expect(shopWith([{}], -1)(10)).toBe(0)
  })

  // Proves FRT-4.
  test('is refused if no template covers the province', () => {
    const islandOnly = shopWith([{ is_type: 1, f_price: '30.00', area_id: [island] }], 1)

    expect(islandOnly(1, island)).toBe(30)
    expect(() => islandOnly(1, home)).toThrow('notDelivered')
    expect(() => shopWith([])(10)).toThrow('notDelivered')
  })

  // Proves FRT-5.
  test('is the first price up to the first weight, then one more price for each step started', () => {
    const freight = shopWith([{}])

    expect([0.3, 1, 1.01, 1.5, 1.51, 3].map(weight => freight(weight))).toEqual([8, 8, 10, 10, 12, 16])
  })

  // Proves FRT-6.
  test('is flat with a price and no first weight', () => {
    expect(shopWith([{ f_weight: '0.00' }])(50)).toBe(8)
  })

  // Proves FRT-7.
  test('is free with a first weight and no price', () => {
    expect(shopWith([{ f_price: '0.00' }])(50)).toBe(0)
  })

  // Proves FRT-8.
  test('stays at the first price without further steps', () => {
    expect(shopWith([{ o_weight: '0.00' }])(50)).toBe(8)
  })

  // Proves FRT-1, FRT-3.
  test("uses the product's template if it covers the province, otherwise the store's default", () => {
    const freight = shopWith([{}, { is_type: 1, f_price: '30.00', area_id: [island] }], 2)

    expect(freight(1, island)).toBe(30)
    expect(freight(1, home)).toBe(8)
  })
})
