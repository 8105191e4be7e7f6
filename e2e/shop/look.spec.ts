import { expect, test } from '../own-profile.ts'

test.describe('with a dark system theme', { tag: '@build' }, () => {
  test.use({ colorScheme: 'dark' })

  // Proves LOK-2.
  test('a visitor sees a dark shop, and a light one after choosing it', async ({ page, t }) => {
    const root = page.locator('html')
    const toLight = page.getByRole('button', { name: t('shell.lightTheme') })

    await page.goto('/')
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(root).toHaveCSS('color-scheme', 'dark')
    await toLight.click()
    await page.reload()

    await expect(page.getByRole('button', { name: t('shell.darkTheme') })).toBeVisible()
    await expect(root).toHaveCSS('color-scheme', 'light')
  })
})
