import { expect, test } from 'vitest'
import { textWidth } from './text-width.ts'

// Proves TFO-18.
test.each([
  ['优惠券名称', 70],
  ['Logo', 30],
  ['Minimum spend', 100],
])('%s is about %d px wide', (text, expected) => {
  const width = textWidth(text)

  expect(Math.abs(width - expected)).toBeLessThanOrEqual(6)
})
