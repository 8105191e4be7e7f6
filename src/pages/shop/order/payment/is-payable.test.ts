import { expect, test } from 'vitest'
import { orderAfter } from '#contracts/api/orders/orders.ts'
import { readTolerantly } from '#contracts/wire/tolerant.ts'
import { isPayable } from './is-payable.ts'

// Proves PAY-15.
test('an order without a stage, as recorded from a real server, can be paid', () => {
  const reply = [{ id: 95901, order_no: '2026000000095901', order_price: '20.00', total_price: '20.00', refund: [] }]

  const [order] = readTolerantly(orderAfter.reply, reply)

  expect(order && isPayable(order)).toBe(true)
})

// Proves PAY-15.
test.each([
  [0, false],
  [1, true],
  [2, false],
  [6, false],
] as const)('an order at stage %i can be paid: %s', (order_status, expected) => {
  const payable = isPayable({ order_status })

  expect(payable).toBe(expected)
})
