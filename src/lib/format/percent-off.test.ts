import { expect, it } from 'vitest'
import { lessPercent, share } from './percent-off.ts'

// Proves AMT-4, CMP-3.
it('rounds a discount down, so that the shopper never sees a larger one than the server gives', () => {
  expect(share(9999, '15.00')).toBe(1499)
  expect(share(100, '12.50')).toBe(12)
})

// Proves CMP-4, FLS-4.
it('formats a discounted price with two decimals', () => {
  expect(lessPercent('99.99', '15.00')).toBe('85.00')
  expect(lessPercent('10.00', '100.00')).toBe('0.00')
})
