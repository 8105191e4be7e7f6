import { expect, test } from 'vitest'
import { moved } from './moved.ts'

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 2, 'acb'],
  [1, 1, 'abc'],
])('taken from place %i and put in at %i', (from, to, expected) => {
  const items = moved(['a', 'b', 'c'], from, to)

  expect(items.join('')).toBe(expected)
})
