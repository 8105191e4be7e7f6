import { expect, test } from 'vitest'
import { missing, paySums } from './pay-sums.ts'

// Proves PAY-1.
test('orders that are paid together add up', () => {
  const orders = [
    { order_price: '10.10', freight_money: '5.00', coupon_money: '1.00', total_price: '14.10' },
    { order_price: '20.20', freight_money: '0.00', coupon_money: '0.00', total_price: '20.20' },
  ]

  const sums = paySums(orders)

  expect(sums).toEqual({ goods: '30.30', freight: '5.00', discount: '1.00', total: '34.30' })
})

// Proves PAY-13.
test.each([
  ['20.00', '50.00', undefined],
  ['20.00', '20.00', undefined],
  ['20.00', '19.99', '0.01'],
])('for %s a balance of %s lacks %s', (total, balance, expected) => {
  const short = missing(total, balance)

  expect(short).toBe(expected)
})
