import { expect, test } from 'vitest'
import { clampPage, conditionOf, conditionsOf, othersIn, readAddress, writeAddress, type SearchRule } from './query.ts'

// Proves TSE-1.
test.each<[SearchRule, string]>([
  ['equals', 'North'],
  ['contains', 'North|like'],
  ['startsWith', 'North|likeRight'],
  ['endsWith', 'North|likeLeft'],
  ['above', 'North|gt'],
  ['below', 'North|lt'],
  ['atLeast', 'North|ngt'],
  ['atMost', 'North|nlt'],
  ['oneOf', 'North|in'],
  [{ operator: 'contains', relation: 'goods' }, 'North|whereHas|goods'],
  [{ operator: 'startsWith', relation: 'user' }, 'North|whereHas|user|likeRight'],
])('a search by %j is sent as %s', (rule, expected) => {
  const condition = conditionOf('North', rule)

  expect(condition).toBe(expected)
})

// Proves TSE-1.
test('a pipe character typed by the user does not become an operator', () => {
  const condition = conditionOf(' 5|gt ', 'equals')

  expect(condition).toBe('5gt')
})

// Proves TSE-6, LST-7.
test.each([
  [
    ['2025-01-30', '2025-01-31'],
    ['2025-01-30 00:00:00', '2025-02-01 00:00:00'],
  ],
  [
    ['2025-01-30', ''],
    ['2025-01-30 00:00:00', '9999-12-31 00:00:00'],
  ],
  [
    ['', '2024-02-29'],
    ['1970-01-01 00:00:00', '2024-03-01 00:00:00'],
  ],
])('the days %j include the whole last day', (days, expected) => {
  const condition = conditionOf(days, 'range')

  expect(condition).toEqual(expected)
})

// Proves LST-7.
test('a date range includes its last day', () => {
  const conditions = [conditionOf('2025-01-31', 'atMost'), conditionOf('2025-01-31', 'atLeast'), conditionOf('31', 'atMost')]

  expect(conditions).toEqual(['2025-01-31 23:59:59|nlt', '2025-01-31|ngt', '31|nlt'])
})

// Proves TSE-5.
test('empty values are not sent, zero is', () => {
  const search = [
    { name: 'name', rule: 'startsWith' as const },
    { name: 'status', rule: 'equals' as const },
  ]

  const conditions = conditionsOf({ name: ' ', status: '0' }, search)

  expect(conditions).toEqual({ status: '0' })
})

// Proves TLI-6.
test('the URL round-trips a view', () => {
  const search = [
    { name: 'name', rule: 'startsWith' as const },
    { name: 'created_at', rule: 'range' as const },
  ]
  const view = {
    page: 3,
    perPage: 100,
    filters: { name: 'North', created_at: ['2025-01-01', '2025-01-31'] },
    columns: ['name', 'sort'],
  }

  const again = readAddress(new URLSearchParams(writeAddress(view).toString()), search)

  expect(again).toEqual(view)
})

// Proves TBS-7.
test('URL parameters of other parts of the screen are kept', () => {
  const search = [{ name: 'name', rule: 'startsWith' as const }]
  const before = new URLSearchParams('period=year&page=2&per_page=100&name=North')

  const after = writeAddress({ page: 3, perPage: 100, filters: {} }, othersIn(before, search))

  expect(after.toString()).toBe('period=year&page=3&per_page=100')
})

// Proves TLI-1.
test('an invalid URL shows the first page with the default size', () => {
  const params = new URLSearchParams('page=-2&per_page=7&unknown=1&name=&created_at=soon')

  const address = readAddress(params, [
    { name: 'name', rule: 'equals' },
    { name: 'created_at', rule: 'range' },
  ])

  expect(address).toEqual({ page: 1, perPage: 30, filters: {} })
})

// Proves TLI-4.
test.each([
  [7, 3, 3],
  [2, 3, 2],
  [4, 0, 1],
])('page %i of %i pages is clamped to page %i', (page, last, expected) => {
  const nearest = clampPage(page, last)

  expect(nearest).toBe(expected)
})

// Proves TLI-2.
test.each([
  ['', [10, 20], 10],
  ['per_page=20', [10, 20], 20],
  ['per_page=100', [10, 20], 10],
  ['', [10, 30], 30],
  ['per_page=30', [], 400],
])('a URL with "%s" and the sizes %j has pages of %i rows', (text, sizes, expected) => {
  expect(readAddress(new URLSearchParams(text), [], sizes).perPage).toBe(expected)
})
