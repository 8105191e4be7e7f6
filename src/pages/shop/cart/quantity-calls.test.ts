import { expect, test } from 'vitest'
import { quantityCalls } from './quantity-calls.ts'

// Proves CRT-4.
test('a quantity above one is set in one call', () => {
  const present = 3

  const calls = quantityCalls(present, 12)

  expect(calls).toEqual([{ buy_num: 12 }])
})

// Proves CRT-4.
test('from two to one, one piece is removed', () => {
  const present = 2

  const calls = quantityCalls(present, 1)

  expect(calls).toEqual([{ is_type: 0 }])
})

// Proves CRT-4.
test('from more than two to one, the quantity is first set to two', () => {
  const present = 7

  const calls = quantityCalls(present, 1)

  expect(calls).toEqual([{ buy_num: 2 }, { is_type: 0 }])
})

test.each([
  [4, 4],
  [1, 1],
  [3, 0],
  [3, -2],
])('no calls change %i to %i', (present, wanted) => {
  const calls = quantityCalls(present, wanted)

  expect(calls).toEqual([])
})
