// Proves WIR-2.
import { listCoupons } from '#contracts/api/marketing/coupons.ts'
import { expect, test } from '../own-profile.ts'
import { userPageOf } from './user-page.ts'

const week = 7 * 24 * 3600
const hour = 3600

/** Behind the shop's zone, ahead of it, and half an hour beside the hours of others; in two of them it is another day. */
const zones = ['America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata']

for (const timezoneId of zones)
  test.describe(timezoneId, () => {
    test.use({ timezoneId })

    // Proves CPN-7.
    test('on a device in another time zone with a wrong clock, coupons expire and weeks begin as in the shop', async ({
      given,
      pass,
      signedIn,
      api,
      page,
      t,
    }) => {
      const { main, choose, press } = userPageOf(page, t)
      await given('the shopper has a coupon', { id: 90_441, coupon_id: 90_442 })
      await pass(week + hour)
      await signedIn('shopper')
      const shopper = await api('shopper')
      const { data } = await shopper(listCoupons, { query: { status: 0, per_page: 100 } })
      const end = data.find(({ id }) => id === 90_441)?.end_time.slice(0, 10) ?? 'no end'
      const expired = main.getByRole('listitem').filter({ hasText: new RegExp(`– ${end}`) })

      await page.goto('/user/coupons')
      await expect(main.getByRole('tabpanel').locator('[aria-busy=true]')).toHaveCount(0)
      await expect(expired).toHaveCount(0)
      await choose(t('user.coupons.over.name'))
      await expect(expired.first()).toBeVisible()
      await page.goto('/user/orders')
      // The first response tells the page what time it is in the shop.
      await expect(main.getByText(/20\d{18}/).first()).toBeVisible()
      await press(t('user.orders.week'))

      // It is Monday the 22nd in the shop; the clock of the device is a week behind.
      await expect(page).toHaveURL(/from=2026-06-21&to=2026-06-27/)
    })
  })
