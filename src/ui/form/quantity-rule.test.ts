// Proves SKU-10.
import { expect, test } from 'vitest'
import { stepped, typed } from './quantity-rule.ts'

const bounds = { min: 1, max: 5 }

test('plus increases the quantity up to the stock', () => {
  expect(stepped(4, 1, bounds)).toEqual({ value: 5 })
  expect(stepped(5, 1, bounds)).toEqual({ value: 5, refused: 'stock' })
})

test('minus stops at one', () => {
  expect(stepped(2, -1, bounds)).toEqual({ value: 1 })
  expect(stepped(1, -1, bounds)).toEqual({ value: 1, refused: 'minimum' })
})

test.each(['', '0', '-2', '1.5', 'abc', '1e3'])('typing %j keeps the former quantity', text => {
  expect(typed(text, 3, bounds)).toEqual({ value: 3, refused: 'invalid' })
})

test('a typed quantity above the stock becomes the stock', () => {
  expect(typed('12', 3, bounds)).toEqual({ value: 5, refused: 'stock' })
})

test.each([
  [' 4 ', 4],
  ['1', 1],
  ['5', 5],
])('the typed quantity %j from the minimum to the stock is accepted', (text, value) => {
  expect(typed(text, 3, bounds)).toEqual({ value })
})
