import type { Locator, Page } from '@playwright/test'
import { startHost, type Host } from '../host-process.ts'
import { openDevtools } from '../mock/open-devtools.ts'
import { scan } from '../scan.ts'
import { expect, test as base } from '../test.ts'
import type { T } from '../words.ts'

/** Uploads leave the page, which no other request of the shop may. */
const uploads = /left the page: (POST|OPTIONS) http:\/\/localhost:\d+\/_mock\/(worlds|links)/

const test = base.extend<{ host: Host; linkTab: Locator }>({
  host: async ({ baseURL: _ }, use) => {
    const host = await startHost('mocks/hosts/node/server.ts', '--port', '0', '--public')
    await use(host)
    await host.stop()
  },
  /** The tab "Link" of the demo controls beside an order, with the address of a host. */
  linkTab: async ({ allow, given, host, page, signedIn, t }, use) => {
    allow(uploads)
    await given('an order waits for delivery', { id: 90_001 })
    await signedIn('shopper')
    await page.goto('/user/order/90001')
    const devtools = await openDevtools(page, t, 'link')
    await devtools.getByLabel(t('devtools.share.host')).fill(host.address)
    await use(devtools)
  },
})

test.skip(Boolean(process.env.E2E_API), 'only the mock in the page has devtools')
test.describe.configure({ timeout: 180_000 })

const showsTheOrder = (page: Page, t: T) =>
  expect(page.getByRole('main').getByText(t('user.status.waitingDelivery')).first()).toBeVisible()

// Proves HST-11.
test('the shop of a demo is uploaded to a host and opened there by its short link', async ({ browser, linkTab, t }) => {
  await linkTab.getByRole('button', { name: t('devtools.share.upload') }).click()

  const link = await linkTab.getByRole('link', { name: t('devtools.share.forOthers') }).getAttribute('href')
  expect(link).toMatch(/^http:\/\/localhost:\d+\/w\/[0-9a-f]{32}\/$/)
  const code = await scan(linkTab.getByRole('img', { name: t('devtools.share.code') }))
  const elsewhere = await browser.newContext()
  const phone = await elsewhere.newPage()
  await phone.goto(code ?? '')
  await expect(phone).toHaveURL(`${link}user/order/90001`)
  await showsTheOrder(phone, t)
  await elsewhere.close()
})

// Proves HST-13.
test('a screen of the demo gets a short link, which opens a copy of the shop elsewhere', async ({
  browser,
  linkTab,
  page,
  t,
}) => {
  await linkTab.getByRole('button', { name: t('devtools.share.shorten') }).click()

  const link = linkTab.getByRole('link', { name: /\/l\/[a-z2-9]{12}$/ })
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto((await link.getAttribute('href')) ?? '')
  await other.getByRole('link', { name: /打开商城|Open the shop/ }).click()
  await expect(other).toHaveURL(new URL('/user/order/90001', page.url()).href)
  await showsTheOrder(other, t)
  await elsewhere.close()
})

// Proves HST-13.
test('a checkpoint whose link is too long for mail gets a short link from the host used last', async ({
  context,
  given,
  linkTab,
  page,
  t,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await linkTab.getByRole('button', { name: t('devtools.share.shorten') }).click()
  await expect(linkTab.getByRole('link', { name: /\/l\/[a-z2-9]{12}$/ })).toBeVisible()
  // Enough that differs from the seeds for a link of more than 2,000 characters.
  for (let id = 90_101; id <= 90_220; id++)
    await given('a product is on sale', { id, stock: (id * 37) % 91, price: `${(id * 53) % 97}.50` })
  const world = await openDevtools(page, t, 'world')
  await world.getByLabel(t('devtools.checkpoint.name')).fill('full')
  await world.getByRole('button', { name: t('devtools.checkpoint.add') }).click()

  await world.getByRole('button', { name: t('devtools.checkpoint.link', { name: 'full' }) }).click()

  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toMatch(/^http:\/\/localhost:\d+\/l\/[a-z2-9]{12}$/)
})

// Proves HST-11.
test('an address without a host is named, and what was typed stays', async ({ allow, page, t }) => {
  allow(uploads)
  allow(/ERR_CONNECTION_REFUSED|ERR_FAILED/)
  await page.goto('/')
  const devtools = await openDevtools(page, t, 'link')
  const address = devtools.getByLabel(t('devtools.share.host'))

  await address.fill('shop')
  await devtools.getByRole('button', { name: t('devtools.share.upload') }).click()
  await expect(devtools.getByText(t('devtools.share.badAddress'))).toBeVisible()

  await address.fill('http://localhost:9')
  await devtools.getByRole('button', { name: t('devtools.share.upload') }).click()
  await expect(devtools.getByText(t('devtools.share.noHost'))).toBeVisible()
  await expect(address).toHaveValue('http://localhost:9')
})
