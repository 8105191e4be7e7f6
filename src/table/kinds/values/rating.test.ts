import { expect, test } from 'vitest'
import { starsOf } from './rating.tsx'

// Proves TCO-29.
test.each([
  [0, '☆☆☆☆☆'],
  [3, '★★★☆☆'],
  [4.5, '★★★★★'],
  [4.4, '★★★★☆'],
  [9, '★★★★★'],
  [-1, '☆☆☆☆☆'],
])('a rating of %s is drawn as %s', (rating, expected) => {
  const stars = starsOf(rating)

  expect(stars).toBe(expected)
})
