import { listCoupons } from '#contracts/api/marketing/coupons.ts'
import { listInvitees } from '#contracts/api/marketing/distributions.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { createOrder } from '#contracts/api/orders/orders.ts'
import { register } from '#contracts/api/accounts/register.ts'
import { amount } from '../purchase/shopping.ts'
import { expect, test } from '../test.ts'
import { userPageOf } from './user-page.ts'

// Proves CPN-7, MKS-10.
test('coupons are listed as unused, used with a link to the order, and expired', async ({ page, given, signedIn, api, t }) => {
  const { main, choose } = userPageOf(page, t)
  const [used, kept] = [90_481, 90_482]
  await given('a product is on sale', { id: 90_483, stock: 9, price: '120.00' })
  await given('the shopper has an address', { id: 90_484 })
  await given('the shopper has a coupon', { id: used, coupon_id: used })
  await given('the shopper has a coupon', { id: kept, coupon_id: kept })
  await signedIn('shopper')
  const shopper = await api('shopper')
  const order = [{ goods_id: 90_483, sku_id: 0, buy_num: 1 }]
  const coupons = main.getByRole('tabpanel').getByRole('listitem')
  await page.goto('/user/coupons')
  const { total } = await shopper(listCoupons, { query: { status: 0, end_time: '2026-06-15 10:00:00|ngt' } })
  await expect(coupons).toHaveCount(total)
  const early = coupons.filter({ hasText: t('user.coupons.early') })
  const count = await early.count()
  expect(count).toBeGreaterThan(0)
  for (const [at, card] of (await early.all()).entries())
    await expect(card, 'comes after those that can be used').toHaveText(
      (await coupons.nth(total - count + at).textContent()) ?? '',
    )

  const { order_id } = await shopper(createOrder, {
    body: { params: encodeParams({ order, ifcart: 0 }), address_id: 90_484, coupon_id: String(used) },
  })
  await page.reload()
  await expect(coupons).toHaveCount(total - 1)
  await choose(t('user.coupons.used.name'))
  await expect(coupons.locator(`a[href$="/user/order/${order_id[0]}"]`)).toBeVisible()

  await choose(t('user.coupons.over.name'))
  const over = await shopper(listCoupons, { query: { status: 0, end_time: '2026-06-15 10:00:00|lt' } })
  await expect(coupons).toHaveCount(over.total)
})

// Proves WAL-7, MSC-1.
test('movements of points and of frozen money have separate lists', async ({ page, given, signedIn, t }) => {
  const { main } = userPageOf(page, t)
  await given('a purse of the shopper moved', { id: 90_485, money: '77.31', is_type: 2 })
  await given('a purse of the shopper moved', { id: 90_486, money: '-41.59', is_type: 1 })
  await signedIn('shopper')

  await page.goto('/user/integral')
  await expect(main.getByText(/^\+77\.31$/)).toBeVisible()
  await expect(main.getByText(/41\.59/)).toHaveCount(0)
  await page.goto('/user/frozen_money')

  await expect(main.getByText(/^-.?41\.59$/)).toBeVisible()
  await expect(main.getByText(/77\.31/)).toHaveCount(0)
})

// Proves RFL-7, RFL-8, MKS-10.
test('invited people of three levels and their commissions are listed', async ({ page, given, signedIn, api, t }) => {
  const { main, choose } = userPageOf(page, t)
  await given('the shopper invited somebody', { id: 90_487 })
  await given('the shopper earned a commission', { id: 90_488 })
  const [shopper, guest] = [await api('shopper'), await api('guest')]
  const invite = async (username: string, inviter_id: number, lev: 1 | 2) => {
    await guest(register, { body: { username, password: 'a secret', type: 'username', inviter_id } })
    const { data } = await shopper(listInvitees, { query: { lev, per_page: 400 } })
    return data.toSorted((a, b) => b.id - a.id)[0] ?? { id: 0, nickname: 'nobody' }
  }
  const friend = await invite('northwind', 90_487, 1)
  const stranger = await invite('southwind', friend.id, 2)
  await signedIn('shopper')
  await page.goto('/user/distribution_users')

  await choose(t('user.distribution.level1'))
  await expect(main.getByText(friend.nickname, { exact: true }).first()).toBeVisible()
  await choose(t('user.distribution.level2'))
  await expect(page).toHaveURL(/lev=2/)
  await expect(main.getByText(stranger.nickname, { exact: true }).first()).toBeVisible()

  await page.goto('/user/distribution_logs')
  const newest = main
    .getByRole('region', { name: t('title.commissions') })
    .getByRole('listitem')
    .first()
  await expect(newest).toContainText(amount('1.00'))
  await expect(newest).toContainText(t('user.distribution.waiting'))
})
