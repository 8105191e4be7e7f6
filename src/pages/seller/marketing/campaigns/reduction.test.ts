import { expect, test } from 'vitest'
import { reductionOf } from './reduction.ts'

// Proves CMP-3, MKS-11.
test.each([
  ['100.00', '12.50', { price: '¥100.00', off: '-¥12.50', left: '¥87.50' }],
  ['99.99 ~ 1200.00', '15', { price: '¥99.99 ~ ¥1,200.00', off: '-¥14.99 ~ -¥180.00', left: '¥85.00 ~ ¥1,020.00' }],
  ['20.00', '', { price: '¥20.00', off: '-', left: '-' }],
  ['20.00', '101', { price: '¥20.00', off: '-', left: '-' }],
  [undefined, '10', { price: '-', off: '-', left: '-' }],
])('%s with %s percent taken off', (price, percent, expected) => {
  const shown = reductionOf(price, percent)

  expect(shown).toEqual(expected)
})
