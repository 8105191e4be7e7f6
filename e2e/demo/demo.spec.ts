// Proves PRJ-5.
import { expect, type Page } from '@playwright/test'
import { looksRight } from '../watch.ts'
import { isKept, isOpen, test } from './host.ts'

/** Adds a product to this visitor's shop. */
const offer = (page: Page, price: string) =>
  page.evaluate(
    async params => {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ state: 'a product is on sale', params }),
      }
      await fetch('/_mock/states', init)
    },
    { id: 90_001, stock: 5, price },
  )

test.skip(Boolean(process.env.E2E_API), 'the demo contains its own backend')

test('the shop opens below a path of a static host, at the home page and at a deep link', async ({
  page,
  host,
  browser,
  watcher,
  t,
}) => {
  watcher.allow(/404/)
  await page.goto(host.address)

  await isOpen(page)
  const stranger = await browser.newPage({ locale: 'en-US' })
  await stranger.goto(`${host.address}Admin/login`)

  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: t('shop.signIn') }).first()).toHaveAttribute('href', '/meridian/login')
  await stranger.close()
})

test('after one visit the shop opens offline, also after a hard reload', async ({ page, host, context }) => {
  await page.goto(host.address)
  await isOpen(page)
  await isKept(page)

  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.reload', { ignoreCache: true })
  await isOpen(page)
  await host.stop()
  await page.reload()

  await isOpen(page)
  await page.goto(`${host.address}seckills`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${host.address}Seller/login`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('two visitors have separate shops, and each shop survives a reload', async ({ page, host, browser }) => {
  const other = await browser.newPage()
  await page.goto(host.address)
  await isOpen(page)
  await other.goto(host.address)
  await isOpen(other)

  await offer(page, '4321.00')
  await page.goto(`${host.address}goods/90001`)
  await page.reload()

  await expect(page.getByText('4,321.00').first()).toBeVisible()
  await other.goto(`${host.address}goods/90001`)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other.getByText('4,321.00')).toHaveCount(0)
  await other.close()
})

test('one click in the footer resets the shop', async ({ page, host, t }) => {
  await page.goto(host.address)
  await isOpen(page)
  await offer(page, '4321.00')
  await page.goto(`${host.address}goods/90001`)
  await expect(page.getByText('4,321.00').first()).toBeVisible()

  await page.getByRole('button', { name: t('shell.demoReset') }).click()

  await expect(page).toHaveURL(host.address)
  await isOpen(page)
  await page.goto(`${host.address}goods/90001`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('4,321.00')).toHaveCount(0)
})

test('a browser window without service workers says so, and what to do', async ({ browser, host, language, t }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: language })
  const page = await context.newPage()

  await page.goto(host.address)

  await expect(page.getByRole('heading', { level: 1, name: t('error.noWorker') })).toBeVisible()
  await expect(page.getByText(t('error.noWorkerNormal'))).toBeVisible()
  await looksRight(page)
  await context.close()
})

test('plain http on another host says that the demo needs a secure URL', async ({ page, host, watcher, t }) => {
  watcher.allow(/left the page: GET http:\/\/shop\.test|Service workers are not available/)
  await page.route('http://shop.test/**', async route => {
    const response = await route.fetch({
      url: route.request().url().replace('http://shop.test/', host.address.replace('meridian/', '')),
    })
    await route.fulfill({ response })
  })

  await page.goto('http://shop.test/meridian/')

  await expect(page.getByRole('heading', { level: 1, name: t('error.insecure') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('error.openHttps') })).toHaveAttribute('href', 'https://shop.test/meridian/')
  await looksRight(page)
  // A file that is still being fetched when the test ends would fail the run outside of the tests.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
