import { expect, test } from 'vitest'
import { couponQuery, laterQuery, stateIn } from './coupon-query.ts'

const now = '2026-06-15 10:00:00'

test.each([
  ['open', { status: 0, start_time: '2026-06-15 10:00:00|nlt', end_time: '2026-06-15 10:00:00|ngt' }],
  ['used', { status: 1 }],
  ['over', { status: 0, end_time: '2026-06-15 10:00:00|lt' }],
] as const)('coupons that are %s are asked for by %j', (state, conditions) => {
  const query = couponQuery(state, 2, now)

  expect(query).toEqual({ page: 2, per_page: 20, ...conditions })
})

test('coupons that begin later are asked for apart', () => {
  expect(laterQuery(now)).toEqual({ per_page: 100, status: 0, start_time: '2026-06-15 10:00:00|gt' })
})

// Proves CPN-7.
test('an unknown state in the URL shows the usable coupons', () => {
  expect([stateIn(null), stateIn('<script>'), stateIn('over')]).toEqual(['open', 'open', 'over'])
})
