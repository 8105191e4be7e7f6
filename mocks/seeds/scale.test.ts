import { expect, it } from 'vitest'
import { seedScaleOf } from './scale.ts'

// Proves SED-2.
it.each([
  [undefined, 1],
  ['', 1],
  ['0.1', 0.1],
  ['20', 20],
])('reads the scale of the seed from %j', (text, scale) => {
  expect(seedScaleOf(text)).toBe(scale)
})

it.each(['abc', ' ', '0', '201', '1,5'])('refuses the scale "%s"', text => {
  expect(() => seedScaleOf(text)).toThrow(`SEED_SCALE must be a number from 0.1 to 200, not "${text}".`)
})
