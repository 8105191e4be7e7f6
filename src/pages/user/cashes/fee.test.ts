import { expect, test } from 'vitest'
import { feeOf } from './fee.ts'

// Proves WDR-2, WDR-7.
test.each([
  ['100', '1', '1.00', '99.00'],
  ['33.33', '2.5', '0.83', '32.50'],
  ['0.10', '1', '0.00', '0.10'],
  ['66.60', '1', '0.67', '65.93'],
  ['', '1', '0.00', '0.00'],
  ['abc', '1', '0.00', '0.00'],
])('an amount of %j at %s percent costs %s and brings %s', (amount, percent, fee, paidOut) => {
  expect(feeOf(amount, percent)).toEqual({ fee, paidOut })
})
