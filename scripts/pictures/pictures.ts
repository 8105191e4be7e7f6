/**
 * Takes the README's screenshots in docs/pictures from the running demo: `npm run pictures`. They are small because they are
 * committed.
 */
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import { encodeParams } from '#contracts/api/kit/values.ts'
import { buildIfOld, folderOf } from '../build/app-build.ts'
import { browserOptions, installBrowser } from '../lib/browser.ts'
import { serveFolder } from '../serve/static-host.ts'
import { root, stop } from '../lib/command-line.ts'

const folder = join(root, 'docs/pictures')

/** The limit for all pictures together, in kB. */
const most = 400

type Picture = {
  readonly name: string
  readonly path: string
  readonly as?: AccountName
  readonly language?: 'en-US' | 'zh-CN'
  readonly dark?: true
  readonly phone?: true
}

const bought = encodeParams({ order: [{ goods_id: 1, sku_id: 0, buy_num: 1 }], ifcart: 0 })

const pictures: readonly Picture[] = [
  { name: 'home', path: '' },
  { name: 'home-phone', path: '', language: 'zh-CN', phone: true },
  { name: 'product', path: 'goods/1', language: 'zh-CN' },
  { name: 'checkout', path: `order/before/${bought}`, as: 'shopper' },
  { name: 'seller-orders', path: 'Seller/orders', as: 'seller' },
  { name: 'admin-dashboard', path: 'Admin/dashboard', as: 'admin', dark: true },
]

const prefix = { buyer: '', seller: 'seller_', admin: 'admin_' } as const

/** Logs the page in as a ready account through the login form. */
const signIn = async (page: Page, address: string, who: AccountName) => {
  const { audience, username } = accounts[who]
  await page.goto(`${address}${audience === 'admin' ? 'Admin/login' : audience === 'seller' ? 'Seller/login' : 'login'}`)
  await page.getByRole('button', { name: new RegExp(`^${username}\\b`) }).click()
  await page.locator('form:has(input[type="password"]) button[type="submit"]').click()
  await page.waitForFunction(key => localStorage.getItem(key), `${prefix[audience]}user`)
}

const take = async (browser: Browser, address: string, { name, path, as, language = 'en-US', dark, phone }: Picture) => {
  const context = await browser.newContext({
    viewport: phone ? { width: 375, height: 667 } : { width: 1280, height: 800 },
    deviceScaleFactor: phone ? 1.25 : 0.75,
    locale: language,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Shanghai',
  })
  const page = await context.newPage()
  if (as) await signIn(page, address, as)
  await page.goto(address + path)
  await page.locator('main').waitFor()
  await page.waitForFunction(
    () =>
      document.querySelector('main')?.textContent &&
      !document.querySelector('main [aria-busy="true"]') &&
      [...document.images].every(image => image.complete || image.loading === 'lazy'),
  )
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 70, scale: 'device' })
  await context.close()
  return statSync(join(folder, `${name}.jpg`)).size / 1000
}

installBrowser()
await buildIfOld('demo')
mkdirSync(folder, { recursive: true })
const host = await serveFolder(folderOf('demo'), { port: 0 })
const browser = await chromium.launch(browserOptions())
let sum = 0
for (const picture of pictures) {
  const size = await take(browser, host.address, picture)
  console.log(`${picture.name.padEnd(20)} ${size.toFixed(0).padStart(4)} kB`)
  sum += size
}
await browser.close()
await host.stop()
if (sum > most) stop(`The pictures take ${sum.toFixed(0)} kB; the limit is ${most} kB.`)
