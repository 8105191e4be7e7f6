import { expect, test } from 'vitest'
import { orderStatusField, stageKey } from './order-status-field.ts'

// Proves OST-15.
test.each([
  [{ order_status: 2, refund_status: 0 }, 'orders.stage.waitingDelivery'],
  [{ order_status: 5, refund_status: 0 }, 'orders.stage.refund'],
  [{ order_status: 5, refund_status: 1 }, 'orders.stage.return'],
  [{ order_status: 5, refund_status: 2 }, 'orders.stage.afterSalesDone'],
  [{ order_status: 6, refund_status: 2 }, 'orders.stage.completed'],
])('an order with %j is at stage %s', (order, expected) => {
  const words: Readonly<Record<string, string>> = orderStatusField.of

  const word = words[stageKey(order)]

  expect(word).toBe(expected)
})
