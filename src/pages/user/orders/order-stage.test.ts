import { expect, test } from 'vitest'
import { stageOf, stepOf, toneOf, type Stage, type Tone } from './order-stage.ts'

test.each([
  [0, 'refund'],
  [1, 'return'],
  [2, 'afterSalesDone'],
] as const)('an order in after-sales of kind %i is called %s', (refund_status, expected) => {
  const order = { order_status: 5, refund_status } as const

  const stage = stageOf(order)

  expect(stage).toBe(expected)
})

// Proves TOL-12.
test('an order in after-sales of a kind that the server does not tell is called a refund', () => {
  const order = { order_status: 5 } as const

  const stage = stageOf(order)

  expect(stage).toBe('refund')
})

test.each<[Stage, Tone]>([
  ['cancelled', 'off'],
  ['waitingPayment', 'attention'],
  ['waitingDelivery', 'underway'],
  ['waitingReceipt', 'underway'],
  ['waitingComment', 'underway'],
  ['refund', 'attention'],
  ['return', 'attention'],
  ['afterSalesDone', 'off'],
  ['completed', 'done'],
])('the stage %s is drawn as %s', (stage, expected) => {
  const tone = toneOf(stage)

  expect(tone).toBe(expected)
})

test.each([
  [1, 2],
  [3, 4],
  [6, 6],
] as const)('an order in status %i stands at step %i of its way', (status, expected) => {
  const step = stepOf(status)

  expect(step).toBe(expected)
})
