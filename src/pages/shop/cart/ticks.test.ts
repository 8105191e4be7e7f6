import { expect, test } from 'vitest'
import type { CartLine } from '#contracts/api/orders/carts.ts'
import { boxOf, orderOf, sumOf, withTicks } from './ticks.ts'

const line = (cart_id: number, goods_price = '10.00', buy_num = 1): CartLine => ({
  cart_id,
  goods_id: cart_id + 100,
  sku_id: 0,
  goods_name: 'Kettle',
  goods_image: '',
  goods_price,
  sku_name: '-',
  buy_num,
})
const lines = [line(1), line(2), line(3)]

// Proves CRT-10.
test.each([
  ['nothing', [], false],
  ['some lines', [1, 3], 'mixed'],
  ['every line', [1, 2, 3], true],
])('the box of a store follows its lines: %s ticked', (_, ids, expected) => {
  const ticks = new Set(ids)

  const box = boxOf(ticks, lines)

  expect(box).toBe(expected)
})

// Proves CRT-12.
test('ticking a store keeps the ticks of the others', () => {
  const ticks = new Set([9])

  const after = withTicks(ticks, lines, true)

  expect([...after]).toEqual([9, 1, 2, 3])
})

// Proves CRT-12.
test('clearing a store keeps the ticks of the others', () => {
  const ticks = new Set([1, 2, 9])

  const after = withTicks(ticks, lines, false)

  expect([...after]).toEqual([9])
})

// Proves CRT-10, AMT-2.
test('the total adds up to the cent', () => {
  const bought = [line(1, '0.10', 3), line(2, '19.99', 2), line(3, '1.01', 1)]

  const total = sumOf(bought)

  expect(total).toBe('41.29')
})

// Proves ORD-1.
test('checkout passes products, SKUs, quantities and cart lines', () => {
  const bought = [line(1, '5.00', 4)]

  const params = orderOf(bought)

  expect(params).toEqual({ order: [{ goods_id: 101, sku_id: 0, buy_num: 4, cart_id: 1 }], ifcart: 1 })
})
