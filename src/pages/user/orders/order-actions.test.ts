import { expect, test } from 'vitest'
import { orderStatus } from '#contracts/api/orders/orders.ts'
import { actionsOf } from './order-actions.ts'

// Proves OST-16.
test.each([
  ['cancelled', []],
  ['waitingPayment', ['cancel', 'pay']],
  ['waitingDelivery', ['refund']],
  ['waitingReceipt', ['refund', 'track', 'receive']],
  ['waitingComment', ['refund', 'track', 'comment']],
  ['afterSales', ['refundForm']],
  ['completed', ['refund', 'track']],
] as const)('an order that is %s offers %j', (stage, expected) => {
  const order = { id: 1, order_status: orderStatus[stage], refund_status: 0 as const }

  const names = actionsOf(order).map(action => action.name)

  expect(names).toEqual(expected)
})

// Proves OST-16.
test('an order with a closed after-sales case links to it and offers no new one', () => {
  const order = { id: 1, order_status: orderStatus.completed, refund_status: 2 as const }

  const names = actionsOf(order).map(action => action.name)

  expect(names).toEqual(['refundForm', 'track'])
})

test('paying opens the payment page of that order', () => {
  const paths: string[] = []
  const order = { id: 31, order_status: orderStatus.waitingPayment, refund_status: 0 as const }
  const pay = actionsOf(order).find(action => action.name === 'pay')

  void pay?.run(order, { navigate: path => paths.push(path), confirm: async () => true, done: () => {} })

  expect(paths).toEqual([`/order/pay/${encodeURIComponent(btoa('{"order_id":[31]}'))}`])
})
