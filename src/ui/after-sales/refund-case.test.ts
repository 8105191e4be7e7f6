import { expect, test } from 'vitest'
import { bodyOf, caseState, gapIn, noAnswer, stepsOf, turnOf, type RefundCase } from './refund-case.ts'

const one = (part: Partial<RefundCase>): RefundCase => ({
  id: 1,
  order_id: 1,
  refund_type: 1,
  refund_verify: 1,
  refund_step: 0,
  delivery_no: '',
  delivery_code: '',
  re_delivery_no: '',
  re_delivery_code: '',
  refund_remark: '',
  images: '',
  refuse_remark: '',
  created_at: '2026-01-02 03:04:05',
  ...part,
})
const waiting = one({ refund_verify: 0 })
const agreed = one({})
const sentBack = one({ refund_step: 1 })

test.each([
  [0, 0, 'toDecide'],
  [2, 0, 'refused'],
  [1, 0, 'toSendBack'],
  [1, 1, 'toSendAgain'],
  [1, 2, 'toConfirm'],
  [1, 3, 'done'],
] as const)('a case decided %i at step %i is %s', (refund_verify, refund_step, expected) => {
  const state = caseState({ refund_verify, refund_step })

  expect(state).toBe(expected)
})

test.each([
  [{ refund_type: 0, refund_verify: 0, refund_step: 0 }, 3, 2],
  [{ refund_type: 0, refund_verify: 1, refund_step: 3 }, 3, 4],
  [{ refund_type: 1, refund_verify: 0, refund_step: 0 }, 5, 2],
  [{ refund_type: 1, refund_verify: 1, refund_step: 1 }, 5, 4],
  [{ refund_type: 1, refund_verify: 1, refund_step: 3 }, 5, 6],
] as const)('%j is shown with %i steps, at %i', (state, count, at) => {
  const shown = stepsOf(state)

  expect([shown.steps.length, shown.at]).toEqual([count, at])
})

// Proves REF-12.
test('the seller decides, resends the goods, then waits for the buyer', () => {
  const turns = [waiting, agreed, sentBack, one({ refund_step: 2 }), one({ refund_type: 0, refund_step: 3 }), undefined].map(
    turnOf,
  )

  expect(turns).toEqual(['decide', 'resend', 'resend', 'wait', 'wait', 'wait'])
})

test.each([
  ['nothing is decided', waiting, noAnswer, 'verdict'],
  ['a refusal has no reason', waiting, { ...noAnswer, verdict: 'refuse', reason: ' ' }, 'reason'],
  ['it is accepted', waiting, { ...noAnswer, verdict: 'agree' }, undefined],
  ['the goods are not back yet', agreed, noAnswer, undefined],
  ['the goods are back and no parcel is entered', sentBack, noAnswer, 'parcel'],
  ['the courier is missing', agreed, { ...noAnswer, re_delivery_no: 'YD1' }, 'parcel'],
  ['the parcel is complete', sentBack, { ...noAnswer, re_delivery_no: 'YD1', re_delivery_code: 'yd' }, undefined],
] as const)('the missing input is found when %s', (_, refund, answer, expected) => {
  const gap = gapIn(refund, answer)

  expect(gap).toBe(expected)
})

// Proves REF-14.
test('only the fields that the current step expects are sent', () => {
  const bodies = [
    bodyOf(waiting, { ...noAnswer, verdict: 'agree', reason: 'left over' }),
    bodyOf(waiting, { ...noAnswer, verdict: 'refuse', reason: ' used ' }),
    bodyOf(sentBack, { ...noAnswer, re_delivery_no: ' YD1 ', re_delivery_code: 'yd' }),
    bodyOf(agreed, noAnswer),
  ]

  expect(bodies).toEqual([
    { refund_verify: 1 },
    { refund_verify: 2, refuse_remark: 'used' },
    { re_delivery_no: 'YD1', re_delivery_code: 'yd' },
    undefined,
  ])
})
