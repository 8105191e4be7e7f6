import { describe, expect, it } from 'vitest'
import { bindOauth } from '#contracts/api/accounts/oauth.ts'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { addToCart, listCart } from '#contracts/api/orders/carts.ts'
import { listOrders, orderAfter, payOrder } from '#contracts/api/orders/orders.ts'
import { levelOfRefusal } from '#contracts/api/refusal-levels.ts'
import { examples } from './index.ts'
import { levelOfExample } from './level.ts'

const levelOf = (to: object, error: string | undefined): string | undefined => {
  const example = examples.find(one => one.to === to && one.error === error)
  return example && levelOfExample(example)
}

describe('an example', () => {
  // Proves LEV-5.
  it('is core where it succeeds and where its refusal protects money, ownership or the stages of an order', () => {
    expect(levelOf(payOrder, undefined)).toBe('core')
    expect(levelOf(adminBrands.list, 'noPermission')).toBe('core')
    expect(
      ['wrongPayPassword', 'balanceTooLow', 'invalidInput', 'notFound', 'notLoggedIn'].map(name => levelOf(payOrder, name)),
    ).toEqual(Array(5).fill('core'))
  })

  // Proves LEV-5, LEV-6.
  it('is full where its refusal or its call is, and where deleting a missing record is refused', () => {
    expect(levelOf(sellerGoods.create, 'classNotSold')).toBe('full')
    expect(levelOf(bindOauth, undefined)).toBe('full')
    expect(levelOf(adminBrands.remove, 'notFound')).toBe('full')
    expect(levelOf(adminBrands.create, 'invalidInput')).toBe('full')
    expect(levelOf(sellerGoods.list, 'noPermission')).toBe('full')
  })

  // Proves LEV-5, ORD-16.
  it('is full where it says so: only servers that queue orders are asked by order number', () => {
    const queued = examples.find(({ to, when }) => to === orderAfter && when === 'it is still in the queue')

    expect(queued && levelOfExample(queued)).toBe('full')
    expect(levelOf(orderAfter, undefined)).toBe('core')
  })
})

// Proves LEV-5.
it('the refusal of invalid input is full where the description of a call does not list it', () => {
  expect(levelOfRefusal(listCart, 'invalidInput')).toBe('full')
  expect(levelOfRefusal(listOrders, 'invalidInput')).toBe('full')
  expect(levelOfRefusal(addToCart, 'invalidInput')).toBe('core')
})
