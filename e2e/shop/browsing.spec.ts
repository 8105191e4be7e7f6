import { searchGoods } from '#contracts/api/catalogue/goods.ts'
import { expect, test } from '../test.ts'

// Proves STF-6.
test('the search box suggests products while typing, and recent searches', async ({ api, page, t, looksRight }) => {
  const guest = await api('guest')
  const [goods] = (await guest(searchGoods, { query: { per_page: 1 } })).data
  const name = goods?.goods_name ?? ''
  const box = page.getByRole('combobox', { name: t('shell.searchGoods') })
  const offers = page.getByRole('listbox', { name: t('shell.suggest.title') })
  await page.goto('/stores')

  await box.fill(name.slice(0, 6))
  await expect(offers.getByRole('option', { name })).toBeVisible()
  await looksRight()
  await box.press('Enter')
  await expect(page).toHaveURL(/\/s\//)
  await page.goto('/stores')
  await box.focus()
  await expect(offers.getByRole('option', { name: name.slice(0, 6) })).toBeVisible()
  await box.press('ArrowDown')
  await box.press('Enter')

  await expect(page).toHaveURL(/\/s\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shop.resultsFor', { text: name.slice(0, 6) }))
  await expect(offers).toBeHidden()
})

// Proves STF-7.
test('a button scrolls back to the top and moves the focus there', async ({ page, t }) => {
  await page.goto('/s')
  const up = page.getByRole('button', { name: t('shop.toTop') })
  await expect(page.getByRole('main').locator('a[href*="/goods/"]').nth(22)).toBeVisible()
  await expect(up).toHaveCount(0)

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await up.click()

  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(up).toHaveCount(0)
})

// Proves STF-7.
test('the button back to the top gives way to an open conversation', async ({ page, signedIn, t }) => {
  const up = page.getByRole('button', { name: t('shop.toTop') })
  await signedIn('shopper')
  await page.goto('/goods/1')
  await page.getByRole('button', { name: t('chat.contact') }).click()
  await expect(page.getByRole('log')).toBeVisible()

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800)
  await expect(up).toBeHidden()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('btn.close') })
    .click()

  await expect(up).toBeVisible()
})

// Proves CAS-1, RTE-7.
test('going back from a product restores the scroll position of the list', async ({ page }) => {
  await page.goto('/s')
  const card = page.getByRole('main').locator('a[href*="/goods/"]').nth(22)
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(300)

  await card.click()
  await expect(page).toHaveURL(/\/goods\//)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()

  await expect(card).toBeInViewport()
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(120)
})

// Proves RTE-7.
test('a reload of a list stays where it was, although the list is shorter until its products have come', async ({ page }) => {
  const scrolled = () => page.evaluate(() => window.scrollY)
  await page.goto('/s?page=2')
  await expect(page.getByRole('main').locator('a[href*="/goods/"]').nth(22)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 1100))
  await expect.poll(scrolled).toBe(1100)

  await page.reload()

  await expect(page.getByRole('main').locator('a[href*="/goods/"]').nth(22)).toBeVisible()
  await expect.poll(scrolled).toBe(1100)
})

// Proves RTE-7.
test('a reload stays where it was, and another address opened in the tab starts at its top', async ({ page, signedIn }) => {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  const scrolled = () => page.evaluate(() => window.scrollY)
  await signedIn('shopper')
  await page.goto('/user/address')
  await expect(heading).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect.poll(scrolled).toBe(400)

  await page.reload()
  await expect(heading).toBeAttached()
  await expect.poll(scrolled).toBe(400)
  await page.goto('/user/coupons')
  await expect(heading).toBeVisible()

  expect(await scrolled()).toBe(0)
})

// Proves RTE-6.
test('every page of the shop reports an invalid URL and offers a link to continue', async ({ page }) => {
  for (const path of [
    '/store/0',
    '/store/abc',
    '/s/%25%25',
    '/integral/search/x',
    '/integral/order/1/0',
    '/collectives/x',
    '/order/before/x',
  ]) {
    await page.goto(path)

    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 }).or(main.locator('form')).first()).toBeAttached()
    await expect(main.getByRole('link').or(main.getByRole('button')).first()).toBeVisible()
  }
})
