import { describe, expect, it } from 'vitest'
import { bindOauth } from '#contracts/api/accounts/oauth.ts'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { payOrder } from '#contracts/api/orders/orders.ts'
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
})
