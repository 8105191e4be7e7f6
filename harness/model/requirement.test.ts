import { expect, it } from 'vitest'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { addToCart } from '#contracts/api/orders/carts.ts'
import { sellerOrders } from '#contracts/api/orders/back-office-orders.ts'
import { createOrder } from '#contracts/api/orders/orders.ts'
import { requirementFor } from './requirement.ts'

// Proves MDL-3.
it('names the requirement that decides, with its formula', () => {
  const question = { to: createOrder, cause: createOrder, field: 'data.total_price', refusal: undefined }
  const stock = { to: addToCart, cause: addToCart, field: 'code', refusal: 'stockTooLow' as const }

  expect(requirementFor(question)).toMatchObject({
    id: 'SUM-4',
    formula: 'total_price = max(0, order_price + freight_money − coupon_money)',
  })
  expect(requirementFor(stock)?.id).toBe('CRT-3')
})

// Proves MDL-3.
it.each([
  ['a refusal of every record', adminBrands.show, 'notFound', 'LST-17'],
  ['a refusal of every list', adminBrands.list, 'unknownColumn', 'LST-8'],
  ['a refusal of records of others', sellerOrders.show, 'notFound', 'OST-10'],
] as const)('names the requirement of the records of the call for %s', (_, to, refusal, id) => {
  const found = requirementFor({ to, cause: to, field: 'code', refusal })

  expect(found?.id).toBe(id)
})
