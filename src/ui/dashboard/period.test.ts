import { expect, test } from 'vitest'
import { queryOf, readPeriod, writePeriod, type Period } from './period.ts'

const today = '2026-06-15 10:00:00'

// Proves DSH-1.
test.each<[Period, ReturnType<typeof queryOf>]>([
  [{ span: 'days' }, { is_type: 0, created_at: ['2026-05-17', '2026-06-15'] }],
  [{ span: 'week' }, { is_type: 0 }],
  [{ span: 'month' }, { is_type: 0, created_at: ['2026-06-01', '2026-06-30'] }],
  [{ span: 'year' }, { is_type: 1 }],
  [{ span: 'years' }, { is_type: 2 }],
  [
    { from: '2026-06-01', to: '2026-06-10' },
    { is_type: 0, created_at: ['2026-06-01', '2026-06-10'] },
  ],
  [
    { from: '2025-06-01', to: '2026-06-10' },
    { is_type: 1, created_at: ['2025-06-01', '2026-06-10'] },
  ],
  // 92 and 93 days, and five years and a day more.
  [
    { from: '2026-01-01', to: '2026-04-03' },
    { is_type: 0, created_at: ['2026-01-01', '2026-04-03'] },
  ],
  [
    { from: '2026-01-01', to: '2026-04-04' },
    { is_type: 1, created_at: ['2026-01-01', '2026-04-04'] },
  ],
  [
    { from: '2021-01-01', to: '2026-01-05' },
    { is_type: 1, created_at: ['2021-01-01', '2026-01-05'] },
  ],
  [
    { from: '2021-01-01', to: '2026-01-06' },
    { is_type: 2, created_at: ['2021-01-01', '2026-01-06'] },
  ],
  [
    { from: '2015-01-01', to: '2026-06-10' },
    { is_type: 2, created_at: ['2015-01-01', '2026-06-10'] },
  ],
])('%j is requested in a unit that keeps the points distinguishable', (period, expected) => {
  const query = queryOf(period, today)

  expect(query).toEqual(expected)
})

test.each<Period>([{ span: 'month' }, { span: 'days' }, { from: '2026-01-01', to: '2026-01-31' }])(
  'the URL restores the period %j',
  period => {
    const again = readPeriod(writePeriod(new URLSearchParams('period=year&page=2'), period))

    expect(again).toEqual(period)
  },
)

test('another period resets the list below to page 1 and keeps its filters', () => {
  const address = writePeriod(new URLSearchParams('page=3&nickname=Li'), { span: 'year' })

  expect(address.toString()).toBe('nickname=Li&period=year')
})

test.each(['', 'period=century', 'from=2026-02-30&to=2026-03-01', 'from=2026-03-02&to=2026-03-01', 'from=2026-03-02'])(
  // Proves DSH-11.
  'the URL "%s" shows the last 30 days',
  address => {
    const period = readPeriod(new URLSearchParams(address))

    expect(period).toEqual({ span: 'days' })
  },
)
