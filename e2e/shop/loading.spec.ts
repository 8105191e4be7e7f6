import { expect, test } from '../test.ts'

test('a screen whose code does not arrive says so and comes after a retry', async ({ page, context, backend, allow, t }) => {
  allow(
    /LoadingError|assets\/|Failed to fetch dynamically imported module|ERR_FAILED|ERR_INTERNET|Failed to fetch|Failed to load resource|Unable to preload/,
  )
  await page.goto('/')
  await backend.isUp()
  const toLogin = page
    .getByRole('main')
    .getByRole('link', { name: t('shop.signIn') })
    .first()
  await expect(toLogin).toBeVisible()
  await context.setOffline(true)

  await toLogin.click()
  await expect(page.getByRole('heading', { name: t('error.loading') })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: t('ui.retry') }).click()

  await expect(page.getByRole('button', { name: t('login.submit'), exact: true })).toBeVisible()
})
