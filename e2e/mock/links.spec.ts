import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import type { T } from '../words.ts'
import { openDevtools as open, devtoolsAreThere } from './open-devtools.ts'

test.skip(Boolean(process.env.E2E_API), 'only the mock in the page has devtools')

const hashOf = (page: Page): Promise<string> =>
  page.evaluate(async () => ((await (await fetch('/_mock/state-hash')).json()) as { hash: string }).hash)

// Proves CTL-3.
test('a link opens the same screen, account and state for another visitor, down to the state hash', async ({
  page,
  browser,
  given,
  signedIn,
  baseURL,
  t,
}) => {
  await given('an order waits for delivery', { id: 90_001 })
  await signedIn('shopper')
  await page.goto('/user/order/90001')
  const devtools = await open(page, t, 'link')
  await devtools.getByRole('button', { name: t('devtools.link.make') }).click()
  const link = await devtools.getByLabel(t('devtools.link.text'), { exact: true }).inputValue()

  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {})
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect(other.getByRole('main').getByText(t('user.status.waitingDelivery')).first()).toBeVisible()

  expect(link.length).toBeLessThanOrEqual(2000)
  await expect(other).toHaveURL(`${baseURL}/user/order/90001`)
  expect(await hashOf(other)).toBe(await hashOf(page))
  await elsewhere.close()
})

test('a truncated link says so and leaves the shop as it was', async ({ page, given, t }) => {
  await given('a brand exists', { id: 90_001, name: 'North' })
  await page.goto('/stores')
  await devtoolsAreThere(page, t)
  const before = await hashOf(page)

  await page.goto('/login#world=q1YqU7Iy')

  const message = t('devtools.link.broken', { reason: '' }).trim()
  await expect(page.getByText(message).filter({ visible: true }).last()).toBeVisible()
  expect(await hashOf(page)).toBe(before)
})

/** Makes a link, in another page, to a shop that differs from the seeded one by its clock only. */
const linkOf = async (page: Page, t: T): Promise<string> => {
  const devtools = await open(page, t, 'link')
  await devtools.getByRole('button', { name: t('devtools.link.make') }).click()
  return devtools.getByLabel(t('devtools.link.text'), { exact: true }).inputValue()
}

// Proves CTL-9.
test('a link asks before it replaces a shop that has changes, and the former shop can be restored', async ({
  page,
  given,
  t,
}) => {
  await page.goto('/stores')
  await devtoolsAreThere(page, t)
  await given('a brand exists', { id: 90_001, name: 'North' })
  const link = await linkOf(page, t)
  const linked = await hashOf(page)
  await given('a brand exists', { id: 90_002, name: 'South' })
  const own = await hashOf(page)
  const choose = async (label: string) => {
    await page.goto('/robots.txt')
    await page.goto(link)
    await page.getByRole('button', { name: label, exact: true }).click()
    await devtoolsAreThere(page, t)
  }

  await choose(t('devtools.link.keep'))
  expect(await hashOf(page)).toBe(own)

  await choose(t('devtools.link.replace'))
  expect(await hashOf(page)).toBe(linked)
  const devtools = await open(page, t, 'world')
  await devtools.getByRole('button', { name: t('devtools.world.formerBring') }).click()

  await expect.poll(() => hashOf(page)).toBe(own)
})

// Proves CTL-11.
test('a shop that is too large for a link is exported as a file in one click, and can be imported elsewhere', async ({
  page,
  browser,
  baseURL,
  t,
}) => {
  await page.goto('/stores')
  await devtoolsAreThere(page, t)
  await page.evaluate(async () => {
    for (let id = 90_001; id < 90_301; id += 1) {
      const params = { id, name: Math.sqrt(id).toString(36).slice(3, 13) }
      const body = JSON.stringify({ state: 'a brand exists', params })
      await fetch('/_mock/states', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    }
  })
  const devtools = await open(page, t, 'link')
  await devtools.getByRole('button', { name: t('devtools.link.make') }).click()
  const file = page.waitForEvent('download')
  await devtools.getByRole('button', { name: t('devtools.world.export') }).click()

  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {})
  const other = await elsewhere.newPage()
  await other.goto('/stores')
  const shop = await open(other, t, 'world')
  await shop
    .getByLabel(t('devtools.world.import'))
    .last()
    .setInputFiles(await (await file).path())

  const own = await hashOf(page)
  await expect.poll(() => hashOf(other)).toBe(own)
  await elsewhere.close()
})

// Proves CTL-9.
test("a link can open a shop in one tab beside the visitor's own", async ({ page, context, given, t }) => {
  await page.goto('/stores')
  await devtoolsAreThere(page, t)
  const link = await linkOf(page, t)
  const linked = await hashOf(page)
  await given('a brand exists', { id: 90_002, name: 'South' })
  const own = await hashOf(page)
  const other = await context.newPage()

  await other.goto(link)
  await other.getByRole('button', { name: t('devtools.link.beside'), exact: true }).click()
  await devtoolsAreThere(other, t)

  expect(await hashOf(other)).toBe(linked)
  // A reload reads what is stored, which the other tab may have overwritten.
  await page.reload()
  await devtoolsAreThere(page, t)
  expect(await hashOf(page)).toBe(own)
  await other.reload()
  await devtoolsAreThere(other, t)
  expect(await hashOf(other)).toBe(linked)
})
