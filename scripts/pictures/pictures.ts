/**
 * Takes the README's screenshots in docs/pictures from the running demo: `npm run pictures`. They are small because they are
 * committed.
 */
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { AccountName } from '#contracts/states/ready-accounts.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { buildIfOld, folderOf } from '../build/app-build.ts'
import { installBrowser } from '../lib/browser.ts'
import { serveFolder } from '../serve/static-host.ts'
import { readOptions, root } from '../lib/command-line.ts'
import { launch, openCamera, showScreen } from './camera.ts'

const folder = join(root, 'docs/pictures')

/** The limit for all pictures together, in kB. */
const most = 400

type Picture = {
  readonly name: string
  readonly path: string
  readonly as?: AccountName
  readonly language?: 'zh-cn'
  readonly dark?: true
  readonly phone?: true
}

const bought = encodeParams({ order: [{ goods_id: 1, sku_id: 0, buy_num: 1 }], ifcart: 0 })

const pictures: readonly Picture[] = [
  { name: 'home', path: '' },
  { name: 'home-phone', path: '', language: 'zh-cn', phone: true },
  { name: 'product', path: 'goods/1', language: 'zh-cn' },
  { name: 'checkout', path: `order/before/${bought}`, as: 'shopper' },
  { name: 'seller-orders', path: 'Seller/orders', as: 'seller' },
  { name: 'admin-dashboard', path: 'Admin/dashboard', as: 'admin', dark: true },
]

const take = async (browser: Browser, address: string, picture: Picture): Promise<number> => {
  const { name, path, as, language = 'en', dark, phone } = picture
  const camera = await openCamera(browser, address, phone ? 1.25 : 0.75)
  const look = { language, theme: dark ? 'dark' : 'light', width: phone ? 375 : 1280 } as const
  await showScreen(camera, path, { signedIn: as ? [as] : [] }, look)
  const file = join(folder, `${name}.jpg`)
  await camera.page.screenshot({ path: file, type: 'jpeg', quality: 70, scale: 'device' })
  await camera.close()
  return statSync(file).size / 1000
}

readOptions('Takes the screenshots of the README into docs/pictures: npm run pictures', {})
installBrowser()
await buildIfOld('demo')
mkdirSync(folder, { recursive: true })
const host = await serveFolder(folderOf('demo'), { port: 0 })
const browser = await launch()
let sum = 0
for (const picture of pictures) {
  const size = await take(browser, host.address, picture)
  console.log(`${picture.name.padEnd(20)} ${size.toFixed(0).padStart(4)} kB`)
  sum += size
}
await browser.close()
await host.stop()
if (sum > most) console.error(`The pictures take ${sum.toFixed(0)} kB; the limit is ${most} kB.`)
process.exitCode = sum > most ? 1 : 0
