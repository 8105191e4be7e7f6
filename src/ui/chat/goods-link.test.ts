import { expect, test } from 'vitest'
import { goodsIdOf } from './goods-link.ts'

// Proves CHA-8.
test.each([
  ['https://shop.example/goods/12', 12],
  ['http://localhost:5173/goods/7 ', 7],
  ['/goods/3', 3],
  ['look at https://shop.example/goods/12', undefined],
  ['https://shop.example/goods/12/reviews', undefined],
  ['https://shop.example/stores/12', undefined],
  ['hello', undefined],
])('the message "%s" is about the product %s', (text, expected) => {
  const id = goodsIdOf(text)

  expect(id).toBe(expected)
})
