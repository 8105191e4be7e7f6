import { expect, it } from 'vitest'
import { unknownTag, withTags } from './tags.ts'

const grepOf = (...words: string[]): RegExp => new RegExp(withTags(words).at(-1) ?? '')

it('translates folders of the suite', () => {
  expect('en seller/orders.spec.ts shipping many').toMatch(grepOf('@seller'))
  expect('en tables/seller.spec.ts /Seller/coupons @tables').toMatch(grepOf('@seller'))
  expect('en admin/orders.spec.ts a seller/buyer talks').not.toMatch(grepOf('@seller'))
  expect('en user/safe.spec.ts a shopper').toMatch(grepOf('@storefront'))
})

it('translates areas of risk', () => {
  expect('en shop/checkout.spec.ts pays').toMatch(grepOf('@checkout'))
  expect('en user/refund.spec.ts asks').toMatch(grepOf('@refund'))
  expect('en user/refused-fields.spec.ts asks').not.toMatch(grepOf('@refund'))
  expect('en admin/orders.spec.ts ships').toMatch(grepOf('@orders'))
})

it('finds tests by any of several tags', () => {
  expect('en smoke.spec.ts the shop is alive @smoke').toMatch(grepOf('@smoke', '@admin'))
  expect('en admin/orders.spec.ts ships').toMatch(grepOf('@smoke', '@admin'))
})

it('leaves all other arguments unchanged', () => {
  expect(withTags(['--project', 'en', '--grep', '@tables|x'])).toEqual(['--project', 'en', '--grep', '@tables|x'])
  expect(withTags(['--server', '--grep', '@purchase'])).toEqual(['--server', '--grep', '@purchase'])
  expect(withTags(['@smoke', '--shard=1/4'])).toEqual(['--shard=1/4', '--grep', '@smoke'])
})

it('finds a tag that nothing has', () => {
  const suites = ["test('the shop is alive', { tag: '@smoke' }, ...)"]

  expect(unknownTag(['@seller', '@smoke', 'shop/cart.spec.ts'], suites)).toBeUndefined()
  expect(unknownTag(['@seller', '@smok'], suites)).toBe('@smok')
})
