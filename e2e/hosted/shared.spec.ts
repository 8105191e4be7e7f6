import { expect, test as base, type Browser, type Page } from '@playwright/test'
import { encodeParams } from '#contracts/wire/params.ts'
import { startHost, type Host } from '../host-process.ts'
import { scan } from '../scan.ts'
import { looksRight, watch } from '../watch.ts'
import { textOf, type Language, type T } from '../words.ts'

/** A shared shop on a host of its own. */
type World = { readonly address: string; readonly path: string; readonly key: string }

/** A person with a separate browser. */
type Visitor = { readonly page: Page; readonly errors: () => readonly string[] }

type Fixtures = { language: Language; t: T; host: Host; world: World; visitor: () => Promise<Visitor> }

const open = async (browser: Browser, locale: string, address: string): Promise<Visitor> => {
  const context = await browser.newContext({ locale, reducedMotion: 'reduce' })
  const watcher = watch(context, new URL(address).origin)
  return { page: await context.newPage(), errors: watcher.seen }
}

const test = base.extend<Fixtures>({
  language: ['zh-cn', { option: true }],
  t: async ({ language }, use) => use((key, values) => textOf(language, key, values)),
  host: async ({ baseURL: _ }, use) => {
    const host = await startHost('mocks/hosts/node/server.ts', '--port', '0', '--public')
    await use(host)
    await host.stop()
  },
  world: async ({ host, request }, use) => {
    const { origin } = new URL(host.address)
    const made = await (await request.post(`${origin}/_mock/worlds`, { data: { name: 'friday-demo' } })).json()
    await request.post(`${made.link}_mock/states`, {
      data: { state: 'a product is on sale', params: { id: 90_001, stock: 5, price: '123.00' } },
      headers: { 'x-mock-key': made.key },
    })
    await request.post(`${made.link}_mock/states`, {
      data: { state: 'the shopper has an address', params: { id: 90_001 } },
      headers: { 'x-mock-key': made.key },
    })
    await use({ address: origin, path: '/w/friday-demo', key: made.key })
  },
  visitor: async ({ browser, world, locale }, use) => {
    const visitors: Visitor[] = []
    await use(async () => {
      const visitor = await open(browser, locale ?? 'en-US', world.address)
      visitors.push(visitor)
      return visitor
    })
    for (const { page, errors } of visitors) {
      await page.context().close()
      expect(errors(), 'errors while the test ran').toEqual([])
    }
  },
})

/** Signs in with one click on a ready account. */
const signIn = async (page: Page, address: string, account: string) => {
  await page.goto(address)
  await page.locator(`[data-ready="${account}"]`).click()
  await expect(page).not.toHaveURL(/login/)
}

test.skip(Boolean(process.env.E2E_API), 'the host is a server of its own')
test.describe.configure({ timeout: 180_000 })

// Proves HST-4, HST-5.
test('in a shared shop, an order of one person appears on the screen of the other at once', async ({ world, visitor, t }) => {
  const [shopper, seller] = [await visitor(), await visitor()]
  const shop = `${world.address}${world.path}`
  await signIn(seller.page, `${shop}/Seller/login`, 'seller')
  await seller.page.goto(`${shop}/Seller/orders`)
  const row = seller.page.getByRole('row').filter({ hasText: '¥123.00' })
  await expect(seller.page.getByRole('row').nth(2)).toBeVisible()
  await expect(row).toHaveCount(0)

  await signIn(shopper.page, `${shop}/login`, 'shopper')
  const params = encodeParams({ order: [{ goods_id: 90_001, sku_id: 0, buy_num: 1 }], ifcart: 0 })
  await shopper.page.goto(`${shop}/order/before/${params}`)
  await shopper.page.getByRole('button', { name: t('shop.before.create'), exact: true }).click()
  await expect(shopper.page).toHaveURL(/\/w\/friday-demo\/order\/pay\//)

  await expect(row).toBeVisible()
})

// Proves HST-6.
test('people in a shared shop see who else is there and on which screen', async ({ world, visitor, t }) => {
  const [one, other] = [await visitor(), await visitor()]
  await one.page.goto(`${world.address}${world.path}/`)
  await signIn(other.page, `${world.address}${world.path}/login`, 'shopper')
  await other.page.goto(`${world.address}${world.path}/carts`)

  await one.page.getByRole('button', { name: t('shell.peopleHere', { count: 2 }) }).click()

  const list = one.page.getByRole('group', { name: t('shell.peopleTitle') })
  await expect(list.getByRole('listitem')).toContainText(t('title.cart'))
  await looksRight(one.page)
  await one.page.keyboard.press('Escape')
  await other.page.context().close()
  await expect(one.page.getByRole('button', { name: t('shell.peopleHere', { count: 2 }) })).toBeHidden()
})

// Proves HST-12.
test('a phone continues by QR code on the same screen, signed in as the same shopper', async ({ world, visitor, t }) => {
  const [desk, phone] = [await visitor(), await visitor()]
  await signIn(desk.page, `${world.address}${world.path}/login`, 'shopper')
  await desk.page.goto(`${world.address}${world.path}/user/orders?status=2`)
  await desk.page.getByRole('button', { name: t('shell.peopleAlone') }).click()

  await phone.page.goto((await scan(desk.page.getByRole('img', { name: t('shell.phoneCode') }))) ?? '')

  await expect(phone.page).toHaveURL(`${world.address}${world.path}/user/orders?status=2`)
  await expect(phone.page.getByRole('heading', { level: 1, name: t('title.orders'), exact: true })).toBeVisible()
  await looksRight(desk.page)
})
