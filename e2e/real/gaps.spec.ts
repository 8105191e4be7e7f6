import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import { openRecorded } from './recorded.ts'

test.skip(!process.env.E2E_API, 'recorded replies need an app without the mock in the page')

/** Opens a screen of the storefront with the recorded replies of the real server. */
const open = async (page: Page, screen: string) => {
  await openRecorded(page, screen, 'buyer')
  return page.getByRole('main')
}

test.beforeEach(({ allow }) => allow(/Failed to load resource|a web page came instead of data/))

// Proves PAY-15.
test('an order can be paid if the server does not send its stage @real', async ({ page, t }) => {
  const main = await open(page, '/order/pay/eyJvcmRlcl9pZCI6Wzk1OTAxXX0%3D')

  await expect(main.getByRole('heading', { name: t('shop.pay.method') })).toBeVisible()
  await expect(main.getByText('2026000000095901')).toBeVisible()
  await expect(main.getByText(t('shop.pay.paidTitle'))).toHaveCount(0)
})

// Proves TOL-12.
test('an unpaid order shows no amount and no time of payment that the server did not send @real', async ({ page, t }) => {
  const main = await open(page, '/user/order/95901')

  await expect(main.getByText('2026-11-23 14:58:39')).toHaveCount(1)
  await expect(main.getByText(t('shop.pay.goodsTotal'), { exact: true })).toHaveCount(0)
  await expect(main.getByText('¥20.00').first()).toBeVisible()
})

// Proves TOL-12.
test('a points order shows no quantity and no receiver that the server did not send @real', async ({ page }) => {
  const main = await open(page, '/user/integral_order')

  await expect(main.getByText('Points goods')).toBeVisible()
  await expect(main.getByText('×')).toHaveCount(0)
  await expect(main.getByText(/^\s*·/)).toHaveCount(0)
})

// Proves TOL-12.
test('a flash sale shows no times and no percentage that the server did not send @real', async ({ page, t }) => {
  const main = await open(page, '/seckills')

  await expect(main.getByText('Product 90314')).toBeVisible()
  await expect(main.getByText(t('shop.sale.off', { percent: '0' }))).toHaveCount(0)
  await expect(main.getByText(t('shop.sale.from', { time: '' }))).toHaveCount(0)
})

// Proves TOL-12.
test('a commission shows no amounts that the server did not send @real', async ({ page }) => {
  const main = await open(page, '/user/distribution_logs')

  await expect(main.getByText('u90331')).toBeVisible()
  await expect(main.getByText('+-')).toHaveCount(0)
  await expect(main.getByText(/\b0%/)).toHaveCount(0)
})
