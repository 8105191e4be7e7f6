import { expect, it } from 'vitest'
import { leftOut } from './left-out.ts'

// Proves STE-6.
it('lists what was left out by reason, the most frequent first', () => {
  const tests = [
    { title: 'pays', file: 'shop/pay.spec.ts', skippedFor: undefined },
    { title: 'waits', file: 'shop/waiting.spec.ts', skippedFor: 'needs faults' },
    { title: 'expires', file: 'shop/pay.spec.ts', skippedFor: 'needs a clock' },
    { title: 'ends', file: 'user/session.spec.ts', skippedFor: 'needs a clock' },
  ]

  expect(leftOut(tests)).toEqual([
    '  2: needs a clock',
    '     shop/pay.spec.ts: expires',
    '     user/session.spec.ts: ends',
    '  1: needs faults',
    '     shop/waiting.spec.ts: waits',
  ])
  expect(leftOut(tests.slice(0, 1))).toEqual([])
})
