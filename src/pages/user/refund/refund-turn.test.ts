import { expect, test } from 'vitest'
import { turnOf } from './refund-turn.ts'

test.each([
  ['money back that was asked for', 0, 0, 0, 'sellerDecides'],
  ['an exchange that was asked for', 1, 0, 0, 'sellerDecides'],
  ['money that came back', 0, 1, 3, 'refunded'],
  ['a refused request', 1, 2, 0, 'refused'],
  ['an accepted return', 1, 1, 0, 'youSend'],
  ['a return that is on its way', 1, 1, 1, 'sellerSends'],
  ['an exchange that is on its way', 1, 1, 2, 'youConfirm'],
  ['an exchange that has arrived', 1, 1, 3, 'exchanged'],
] as const)('%s stands at its turn', (_, refund_type, refund_verify, refund_step, expected) => {
  const turn = turnOf({ refund_type, refund_verify, refund_step })

  expect(turn).toBe(expected)
})
