// Proves STS-8.
import { expect, test } from 'vitest'
import { roundedDistance } from './rounded.ts'

test.each([
  ['1182.50km', '1183 km'],
  ['504.10km', '504 km'],
  ['3.26km', '3.3 km'],
  ['850m', '850m'],
  ['', ''],
])('the distance "%s" is shown as "%s"', (sent, shown) => {
  expect(roundedDistance(sent)).toBe(shown)
})
