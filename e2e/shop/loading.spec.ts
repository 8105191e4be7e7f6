import { expect, test } from '../test.ts'

test('a screen whose code does not arrive says so and comes after a retry', async ({ page, context, allow, t }) => {
  allow(
    /LoadingError|assets\/|Failed to fetch dynamically imported module|ERR_FAILED|ERR_INTERNET|Failed to fetch|Failed to load resource|Unable to preload/,
  )
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)

  await page
    .getByRole('main')
    .getByRole('link', { name: t('shop.signIn') })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: t('error.loading') })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: t('ui.retry') }).click()

  await expect(page.getByRole('button', { name: t('login.submit'), exact: true })).toBeVisible()
})
