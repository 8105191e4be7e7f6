import { expect, test } from 'vitest'
import { stepAt } from './order-steps.ts'

const created_at = '2026-11-20 10:00:00'
const pay_time = '2026-11-20 10:05:00'
const delivery_time = '2026-11-21 09:00:00'

// Proves OSC-13.
test.each([
  ['unpaid', { order_status: 1, created_at }, 2],
  ['paid', { order_status: 2, created_at, pay_time }, 3],
  ['shipped', { order_status: 3, created_at, pay_time, delivery_time }, 4],
  ['received', { order_status: 4, created_at, pay_time, delivery_time }, 5],
  ['completed', { order_status: 6, created_at }, 6],
  ['in after-sales before it was shipped', { order_status: 5, created_at, pay_time, delivery_time: null }, 3],
  ['in after-sales after it was shipped', { order_status: 5, created_at, pay_time, delivery_time }, 4],
  ['in after-sales on a server without times', { order_status: 5 }, 1],
] as const)('an order that is %s waits for the right step', (_, order, expected) => {
  expect(stepAt(order)).toBe(expected)
})
