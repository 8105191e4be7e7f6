import { expect, test } from 'vitest'
import { payoutOf } from './payout-of.ts'

// Proves WDR-2, WDR-7.
test.each([
  ['100', '5', { fee: '5.00', paidOut: '95.00' }],
  ['50.00', '0.6', { fee: '0.30', paidOut: '49.70' }],
  ['66.60', '1', { fee: '0.67', paidOut: '65.93' }],
  ['33.33', '2.5', { fee: '0.83', paidOut: '32.50' }],
  ['0.10', '1', { fee: '0.00', paidOut: '0.10' }],
  ['19.99', '0', { fee: '0.00', paidOut: '19.99' }],
])('of %s at %s percent the fee is taken off to the cent', (amount, percent, expected) => {
  const payout = payoutOf(amount, percent)

  expect(payout).toEqual(expected)
})

test.each([[''], ['-5'], ['0'], ['abc'], [undefined]])('there is nothing to say about %j', amount => {
  const payout = payoutOf(amount, '5')

  expect(payout).toBeUndefined()
})
