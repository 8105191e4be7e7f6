import type { Page } from '@playwright/test'
import { encodeParams } from '#contracts/wire/params.ts'
import { post } from '../backend.ts'
import { amount } from '../purchase/shopping.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

const goods = 90_001

/** Writes data into the browser's database that no version of the mock can read. */
const breakStored = () =>
  new Promise<void>((done, fail) => {
    const opening = indexedDB.open('meridian')
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('mock'))
    opening.addEventListener('error', () => fail(opening.error))
    opening.addEventListener('success', () => {
      const work = opening.result.transaction('mock', 'readwrite')
      work.objectStore('mock').put({ revision: 'another', scale: 1, seededAt: 9e15 }, 'head')
      work.objectStore('mock').put({ version: 0 }, 'world')
      work.addEventListener('complete', () => {
        opening.result.close()
        done()
      })
    })
  })

test.skip(Boolean(process.env.E2E_API), 'these tests are about the mock in the page')

// Proves MCK-6.
test('the cart survives a reload and is the same in another tab', async ({ given, signedIn, page, context }) => {
  await given('the cart holds a product', { cart_id: 90_001, goods_id: goods, buy_num: 3, stock: 5 })
  await signedIn('shopper')
  await page.goto('/carts')
  await expect(page.getByRole('main').getByText(amount(60)).first()).toBeVisible()

  await page.reload()
  const other = await context.newPage()
  await other.goto('/carts')

  await expect(page.getByRole('main').getByText(amount(60)).first()).toBeVisible()
  await expect(other.getByRole('main').getByText(amount(60)).first()).toBeVisible()
})

// Proves ORD-8.
test('when two tabs buy the last item, one is told that the stock is insufficient', async ({
  given,
  signedIn,
  page,
  context,
  t,
}) => {
  await given('a product is on sale', { id: goods, stock: 1, price: '20.00' })
  await given('the shopper has an address', { id: 90_020 })
  await signedIn('shopper')
  const other = await context.newPage()
  const before = `/order/before/${encodeParams({ order: [{ goods_id: goods, sku_id: 0, buy_num: 1 }], ifcart: 0 })}`
  const create = (tab: Page) => tab.getByRole('button', { name: t('shop.before.create'), exact: true })
  for (const tab of [page, other]) {
    await tab.goto(before)
    await expect(create(tab)).toBeEnabled()
  }

  await create(page).click()
  await expect(page).toHaveURL(/order\/pay/)
  await create(other).click()

  await expect(other.getByText(t('msg.stockErr')).filter({ visible: true }).last()).toBeVisible()
  await expect(other).toHaveURL(/order\/before/)
})

// Proves MCK-6, MCK-11.
test('a stored shop that cannot be read is discarded with a message, and the shop opens', async ({ page, t }) => {
  await page.goto('/robots.txt')
  await page.evaluate(breakStored)

  await page.goto('/login')

  await expect(page.getByText(t('msg.worldDiscarded')).filter({ visible: true }).last()).toBeVisible()
  await expect(page.getByRole('main')).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: t('msg.worldDownload') }).click()
  expect((await file).suggestedFilename()).toBe('meridian-stored.json')
})

// Proves MCK-6.
test('a tab keeps its shop when another tab stores one that cannot be read', async ({ given, signedIn, page, t }) => {
  await given('the cart holds a product', { cart_id: 90_001, goods_id: goods, buy_num: 3, stock: 5 })
  await signedIn('shopper')
  await page.goto('/carts')
  const main = page.getByRole('main')
  await expect(main.getByText(amount(60)).first()).toBeVisible()

  await page.evaluate(breakStored)
  await main.locator('a[href*="/goods/"]').first().click()
  await expect(page.getByRole('button', { name: t('shop.addToCart') })).toBeVisible()
  await page.goto('/carts')

  await expect(main.getByText(amount(60)).first()).toBeVisible()
})

// Proves MCK-9.
test('a visitor whose browser storage is full is told so, nothing is reported as saved, and reading still works', async ({
  page,
  given,
  backend,
  allow,
  t,
}) => {
  allow(/507/)
  await page.goto('/login')
  await given('a product is on sale', { id: goods, stock: 5, price: '20.00' })
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
  })

  const answer = await backend.send(
    post('/_mock/states', { state: 'a product is on sale', params: { id: goods, stock: 5, price: '4321.00' } }),
  )
  expect(answer).toMatchObject({ error: expect.stringContaining('not saved') })

  await expect(page.getByText(t('msg.worldFull')).filter({ visible: true }).last()).toBeVisible()
  await visit(page, `/goods/${goods}`)
  await expect(page.getByRole('main').getByText(amount(20)).first()).toBeVisible()
})

test('a fault in the URL makes a list fail, and a retry succeeds once the fault is removed', async ({
  page,
  t,
  allow,
  faults,
}) => {
  allow(/500/)
  await page.goto(`/s?fault=${encodeURIComponent('http500@GET /goods')}`)
  await expect(page.getByRole('alert').filter({ hasText: t('ui.errorTitle') })).toBeVisible()

  await faults.clear()
  await page.getByRole('button', { name: t('ui.retry') }).click()

  await expect(page.getByRole('main').locator('a[href*="/goods/"]').first()).toBeVisible()
})
