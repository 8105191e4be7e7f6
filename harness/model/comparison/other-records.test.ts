import { expect, it } from 'vitest'
import { kindOfField } from '../ids.ts'
import { candidates } from '../plans/borders.ts'
import { around, compared } from './test-comparison.ts'

// Proves MDL-4.
it('compares of a range of ids only what states name: a new record is in it on one side only', () => {
  const rules = { ...around(), isIdRange: true }
  const page = (...ids: number[]) => ({ data: ids.map(id => ({ id })), total: ids.length })
  compared(page(90_001), page(90_001), { ...rules, records: true })

  expect(compared(page(90_004, 90_001), page(90_001), rules)).toBeUndefined()
  expect(compared(page(90_004, 90_001), page(), rules)).toEqual({ field: 'data.data', expected: 'id [90001]', actual: 'id []' })
})

// Proves MDL-4.
it('compares no place of a new value among old ones where nothing identifies the rows', () => {
  const rules = { ...around(), path: '/goods_attrs/{id}', texts: new Set(['Blue', 'Green', 'Red']) }
  const attribute = (...specs: string[]) => ({ specs })
  compared(attribute('Red', 'Green'), attribute('Red', 'Green'), { ...rules, records: true })

  expect(compared(attribute('Blue', 'Red', 'Green'), attribute('Red', 'Green', 'Blue'), rules)).toBeUndefined()
  expect(compared(attribute('Blue', 'Red', 'Green'), attribute('Green', 'Red', 'Blue'), rules)?.field).toBe('data.specs[0]')
  expect(compared(attribute('Blue', 'Red', 'Green'), attribute('Red', 'Green', 'Red'), rules)?.field).toBe('data.specs[0]')
})

// Proves MDL-4.
it('names no parent by a number of its own: another record has it in another shop', () => {
  const sent = candidates('pid', 90_222, '/Admin/articles', [], [])

  expect(sent).toContain(0)
  expect(sent.filter(value => typeof value === 'number' && value > 0 && value < 90_000)).toEqual([])
  expect(kindOfField('pid', '/Admin/articles')).toBe('article_menus')
  expect(kindOfField('pid', '/Admin/seller_menus')).toBe('seller_menus')
  expect(kindOfField('pid', '/Admin/areas')).toBeUndefined()
})

// Proves MDL-4.
it('takes a text that both sides have had from the beginning for the same, though a step sends it later', () => {
  const rules = { ...around(), texts: new Set<string>() }
  const store = (store_name: string) => ({ id: 90_001, store: { store_name } })
  compared([store('Harbour')], [store('Ünïcödé')], { ...rules, records: true })
  rules.texts.add('Ünïcödé')

  expect(compared([store('Harbour')], [store('Ünïcödé')], rules)).toBeUndefined()
  expect(compared([store('Ünïcödé')], [store('Harbour')], rules)?.field).toBe('data[id 90001].store.store_name')
})

// Proves MDL-24.
it('compares whether a record has rows with its own rows, of which one shop may have others', () => {
  const group = (is_coupon: boolean, ...ids: number[]) => [
    { store_total_price: '20.00', is_coupon, coupons: ids.map(id => ({ id })) },
  ]

  expect(compared(group(false), group(true, 7))).toBeUndefined()
  expect(compared(group(false), group(true))?.field).toBe('data[0].is_coupon')
  expect(compared(group(true, 7), group(false, 8))?.field).toBe('data[0].is_coupon')
})

// Proves MDL-24.
it('takes a number that a record has copied from another one, which each shop has of its own, for the same', () => {
  const rules = around()
  compared({ bank_no: '6222000000013626914' }, { bank_no: '6222000000017010515' }, { ...rules, records: true })
  const cash = (card_no: string) => ({ card_no })

  expect(compared(cash('6222000000013626914'), cash('6222000000017010515'), rules)).toBeUndefined()
  expect(compared(cash('6222000000013626914'), cash('6222000000017010516'), rules)?.field).toBe('data.card_no')
})
