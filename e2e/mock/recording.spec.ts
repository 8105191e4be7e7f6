import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { listOrders, orderStatus } from '#contracts/api/orders/orders.ts'
import { accounts } from '#contracts/states/ready-accounts.ts'
import { expect, test } from '../test.ts'
import { openDevtools } from './open-devtools.ts'

test.skip(Boolean(process.env.E2E_API), 'only the mock in the page has devtools')

const goods = { id: 90_001, stock: 5, price: '199.00' }

// Proves CTL-18, CTL-19, CTL-20.
test('a purchase is recorded without the password, played again from its start, and copied as a test that is in the suite', async ({
  page,
  context,
  given,
  signedIn,
  api,
  language,
  t,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await given('a product is on sale', goods)
  await given('the shopper has a balance', { money: '1000.00' })
  await given('the shopper has an address', { id: 90_020 })
  await given('the cart is empty', {})
  await signedIn('shopper')
  await page.goto(`/goods/${goods.id}`)
  const devtools = page.getByRole('dialog', { name: t('devtools.title') })
  await openDevtools(page, t, 'record')
  await devtools.getByRole('button', { name: t('devtools.record.start') }).click()
  await expect(page.getByRole('region', { name: t('devtools.record.running') })).toBeVisible()
  await expect(devtools).toBeHidden()

  await test.step('the shopper buys', async () => {
    await page.getByRole('button', { name: t('shop.addToCart'), exact: true }).click()
    await page.getByRole('link', { name: t('shell.cartWith', { count: 1 }) }).click()
    await page.getByRole('button', { name: t('shop.cart.checkout'), exact: true }).click()
    await page.getByRole('button', { name: t('shop.before.create'), exact: true }).click()
    await page.getByRole('button', { name: new RegExp(`^${t('shop.pay.balance')}`) }).click()
    await page.getByRole('dialog').getByLabel(t('field.pay_password')).fill(accounts.shopper.payPassword)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /199\.00/ })
      .click()
    await expect(page).toHaveURL(/\/order\/success$/)
  })
  await page.getByRole('button', { name: t('devtools.record.stop') }).click()
  await openDevtools(page, t, 'record')
  const name = t('devtools.record.rename', { name: '2026-06-15 10:00' })
  await devtools.getByLabel(name).fill('a product is bought and paid')
  await devtools.getByLabel(name).blur()
  await devtools.getByRole('button', { name: `${t('devtools.record.test')}: a product is bought and paid` }).click()
  const [text, stored] = [await page.evaluate(() => navigator.clipboard.readText()), await readRecordings(page)]
  await devtools.getByRole('button', { name: t('devtools.record.playOf', { name: 'a product is bought and paid' }) }).click()
  await page.getByRole('button', { name: t('devtools.play.all') }).click()

  await expect(page.getByRole('dialog', { name: t('devtools.play.end') })).toBeVisible({ timeout: 100_000 })
  await expect(page).toHaveURL(/\/order\/success$/)
  const [order] = (await (await api('shopper'))(listOrders, { query: {} })).data
  expect(order?.order_status).toBe(orderStatus.waitingDelivery)
  expect(stored).not.toContain(accounts.shopper.payPassword)
  if (language === 'en') expect(text).toBe(await readFile(new URL('recorded.spec.ts', import.meta.url), 'utf8'))
})

// Proves CTL-18.
test('the link of a recording plays it elsewhere, and a step is found by its screen', async ({
  page,
  context,
  browser,
  baseURL,
  t,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/stores')
  const devtools = page.getByRole('dialog', { name: t('devtools.title') })
  await openDevtools(page, t, 'record')
  await devtools.getByRole('button', { name: t('devtools.record.start') }).click()
  await expect(devtools).toBeHidden()
  await expect(page.getByRole('region', { name: t('devtools.record.running') })).toBeVisible()
  await page.getByRole('main').locator('a[href*="/store/"]').first().click()
  await expect(page).toHaveURL(/\/store\/\d+$/)
  const store = new URL(page.url()).pathname
  await page.getByRole('button', { name: t('devtools.record.stop') }).click()
  await openDevtools(page, t, 'record')

  await devtools.getByRole('searchbox').fill(store)
  await expect(devtools.getByRole('row').filter({ hasText: store })).toBeVisible()
  const name = '2026-06-15 10:00'
  await devtools.getByRole('button', { name: `${t('devtools.record.link')}: ${name}` }).click()
  const link = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(link).toContain('#world=')
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' })
  const other = await elsewhere.newPage()
  await other.goto(await link())
  await other.getByRole('button', { name: t('devtools.play.all') }).click()

  await expect(other.getByRole('dialog', { name: t('devtools.play.end') })).toBeVisible()
  expect(new URL(other.url()).pathname).toBe(store)
  await elsewhere.close()
})

/** Everything that the browser keeps of recordings, as text. */
const readRecordings = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((done, fail) => {
        const opening = indexedDB.open('meridian-recordings')
        opening.addEventListener('error', () => fail(new Error('The recordings cannot be read.')))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('list').objectStore('list').getAll()
          reading.addEventListener('success', () => {
            opening.result.close()
            done(JSON.stringify(reading.result))
          })
        })
      }),
  )
