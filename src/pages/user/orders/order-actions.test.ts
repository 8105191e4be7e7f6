import { expect, test } from 'vitest'
import { orderStatus } from '#contracts/api/orders.ts'
import { actionsOf } from './order-actions.ts'

test.each([
  ['cancelled', []],
  ['waitingPayment', ['cancel', 'pay']],
  ['waitingDelivery', []],
  ['waitingReceipt', ['track', 'receive']],
  ['waitingComment', ['track', 'comment']],
  ['afterSales', []],
  ['completed', ['track']],
] as const)('an order that is %s offers %j', (stage, expected) => {
  const order = { id: 1, order_status: orderStatus[stage] }

  const names = actionsOf(order).map(action => action.name)

  expect(names).toEqual(expected)
})

test('paying opens the payment page of that order', () => {
  const paths: string[] = []
  const pay = actionsOf({ id: 31, order_status: 1 }).find(action => action.name === 'pay')

  void pay?.run({ id: 31, order_status: 1 }, { go: path => paths.push(path), confirm: async () => true, done: () => {} })

  expect(paths).toEqual([`/order/pay/${encodeURIComponent(btoa('{"order_id":[31]}'))}`])
})
