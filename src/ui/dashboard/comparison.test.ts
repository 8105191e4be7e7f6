import { expect, test } from 'vitest'
import { comparisonOf, growthOf, growthText, sumOf, type Comparison } from './comparison.ts'
import type { Period } from './period.ts'

// Proves DSH-12.
test.each<[Period, string, Comparison | undefined]>([
  [{ span: 'days' }, '2026-06-15', { now: ['2026-05-17', '2026-06-14'], before: ['2026-04-18', '2026-05-16'] }],
  [{ span: 'week' }, '2026-06-17', { now: ['2026-06-15', '2026-06-16'], before: ['2026-06-08', '2026-06-09'] }],
  [{ span: 'week' }, '2026-06-15', undefined],
  [{ span: 'month' }, '2026-06-15', { now: ['2026-06-01', '2026-06-14'], before: ['2026-05-01', '2026-05-14'] }],
  [{ span: 'month' }, '2026-03-31', { now: ['2026-03-01', '2026-03-30'], before: ['2026-01-30', '2026-02-28'] }],
  [{ span: 'year' }, '2026-06-15', { now: ['2026-01-01', '2026-06-14'], before: ['2025-01-01', '2025-06-14'] }],
  [
    { from: '2026-06-01', to: '2026-06-10' },
    '2026-06-15',
    { now: ['2026-06-01', '2026-06-10'], before: ['2026-05-22', '2026-05-31'] },
  ],
  [{ from: '2026-07-01', to: '2026-07-10' }, '2026-06-15', undefined],
])('%j on %s is compared over the same number of whole days', (period, today, expected) => {
  const comparison = comparisonOf(period, `${today} 10:00:00`)

  expect(comparison).toEqual(expected)
})

// Proves DSH-12.
test.each([
  [38_000, 10_000, '+280%'],
  [9650, 10_000, '-3.5%'],
  [10_000, 10_000, '0%'],
  [0, 10_000, '-100%'],
])('%i against %i is %s', (now, before, expected) => {
  const text = growthText(growthOf(now, before) ?? Number.NaN, 'en')

  expect(text).toBe(expected)
})

// Proves DSH-12.
test('without a base there is no growth', () => {
  expect(growthOf(5000, 0)).toBeUndefined()
})

test('sums are exact', () => {
  expect(sumOf(['0.10', '0.20', '0.30'].map(num => ({ time: '2026-06-15', num })))).toBe(60)
})
