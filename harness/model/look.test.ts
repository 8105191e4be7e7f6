import { expect, it } from 'vitest'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { createIds } from './ids.ts'
import { createBaseline, createShown, isWhole } from './known.ts'
import { dataDifference } from './look.ts'
import type { Run } from './match.ts'
import type { Answer } from './side.ts'
import type { Step } from './step.ts'

const list: Step = { to: adminBrands.list, as: 'admin', query: { page: 1, per_page: 30 }, given: [] }

/** A first page of brands with these ids, of a list with `total` rows. */
const pageOf = (ids: readonly number[], total: number): Answer => {
  const row = { name: 'Brand', thumb: '', created_at: '2026-01-02 03:04:05' }
  const data = { total, per_page: 30, current_page: 1, last_page: 2, data: ids.map(id => ({ id, ...row })) }
  return { status: 200, code: 200, msg: 'ok', data, at: undefined, text: JSON.stringify(data) }
}

/** The difference between two pages in a sequence that knows the brand 90001. */
const between = (expected: Answer, actual: Answer) => {
  const run = {
    ids: createIds(new Map([['goods_brands', new Set([90_001])]])),
    baseline: createBaseline(),
    shown: createShown(),
    texts: new Set<string>(),
    now: 0,
    level: 'core',
  } as unknown as Run
  return dataDifference(list, { expected, actual }, run, { records: false, strict: true })?.field
}

const whole = pageOf([2, 90_001, 1], 3)

// Proves MDL-4.
it('misses a known row in a list that is complete or shows the newest rows first', () => {
  expect(between(whole, pageOf([2, 1], 2))).toBe('data.data')
  expect(between(whole, pageOf([4, 3, 2, 1], 45))).toBe('data.data')
})

// Proves MDL-4.
it('accepts a known row on another page of a list in an order of its own', () => {
  expect(between(whole, pageOf([2, 4, 1, 3], 45))).toBeUndefined()
})

// Proves MDL-4.
it.each([
  ['a page with all rows', { total: 2, data: [{}, {}] }, true],
  ['the first page of more', { total: 2, data: [{}] }, false],
  ['a list without pages', [{}, {}], true],
  ['a record', { id: 1 }, true],
])('knows whether it has seen a list whole: %s', (_, data, expected) => {
  expect(isWhole({ data })).toBe(expected)
})
