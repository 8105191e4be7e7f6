import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import type { TextKey } from '../words.ts'

/** Every list that can be empty, with its message. The balance of a new shopper has one movement: its initial amount. */
const lists: Readonly<Record<string, TextKey>> = {
  '/carts': 'shop.cart.emptyTitle',
  '/user': 'user.orders.emptyTitle',
  '/user/orders': 'user.orders.emptyTitle',
  '/user/orders?status=1': 'user.orders.noneTitle',
  '/user/address': 'address.emptyTitle',
  '/user/cashes': 'user.cashes.emptyTitle',
  '/user/comments': 'user.comments.emptyTitle',
  '/user/coupons': 'user.coupons.open.emptyTitle',
  '/user/coupons?state=used': 'user.coupons.used.emptyTitle',
  '/user/coupons?state=over': 'user.coupons.over.emptyTitle',
  '/user/distribution_logs': 'user.distribution.noLogsTitle',
  '/user/distribution_users': 'user.distribution.nobodyTitle',
  '/user/favorites': 'user.favorites.goods.emptyTitle',
  '/user/frozen_money': 'user.frozen_money.emptyTitle',
  '/user/integral': 'user.integral.emptyTitle',
  '/user/integral_order': 'user.integralOrder.emptyTitle',
}

// Proves ACS-10, LOK-5.
test('every list tells a new shopper what it will contain', async ({ page, signedIn, t, looksRight }) => {
  await signedIn('newcomer')
  await page.goto('/order/success')
  const main = page.getByRole('main')

  for (const [path, says] of Object.entries(lists)) {
    await visit(page, path)
    await expect.soft(main.getByText(t(says), { exact: true }), path).toBeVisible()
    await expect.soft(main.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  }

  await looksRight()
})
