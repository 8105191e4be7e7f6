import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { buildIfOld, folderOf } from '../scripts/build/app-build.ts'
import { browserOptions } from '../scripts/lib/browser.ts'
import { serveFolder } from '../scripts/serve/static-host.ts'
import { median, report } from './measure.ts'

/** Network conditions: 10 Mbit/s with 20 ms latency. */
const line = { offline: false, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000, latency: 20 }

const runs = 5

/** Opens a page with these network conditions. */
const slowPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', line)
  return page
}

/** Milliseconds until the frame of the shop is rendered, and until products can be clicked. */
const visit = async (page: Page, address: string) => {
  const start = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('main').waitFor()
  const framed = performance.now() - start
  await page.locator('main a[href*="/goods/"]').first().waitFor()
  return { framed, usable: performance.now() - start }
}

/** Measures a first visit, a later visit with all files cached, and a reset, in a new browser context. */
const stranger = async (browser: Browser, address: string) => {
  const context = await browser.newContext({ locale: 'en-US' })
  const page = await slowPage(context)
  const cold = await visit(page, address)
  await page.waitForFunction(() => document.documentElement.dataset.offline === 'kept', undefined, { timeout: 120_000 })
  const warm = await visit(page, address)
  const reset = await page.evaluate(async () => {
    const begin = performance.now()
    await fetch('/_mock/reset', { method: 'POST', headers: { 'content-type': 'application/json' } })
    return performance.now() - begin
  })
  await context.close()
  return { cold, warm, reset }
}

/** Measures the static demo at 10 Mbit/s. Source: PRJ-5. */
export const benchDemo = async (): Promise<boolean> => {
  await buildIfOld('demo')
  const host = await serveFolder(folderOf('demo'), { port: 0 })
  const browser = await chromium.launch(browserOptions())
  const visits: Awaited<ReturnType<typeof stranger>>[] = []
  for (let run = 0; run < runs; run++) visits.push(await stranger(browser, host.address))
  await browser.close()
  await host.stop()
  const middle = (of: (one: (typeof visits)[number]) => number) => median(visits.map(of))
  return report(`Demo (10 Mbit/s, medians of ${runs} strangers)`, [
    { what: 'first visit, the frame of the shop is painted', value: middle(one => one.cold.framed), unit: 'ms' },
    { what: 'first visit, home page usable', value: middle(one => one.cold.usable), unit: 'ms', most: 4000 },
    { what: 'later visit, home page usable', value: middle(one => one.warm.usable), unit: 'ms', most: 1500 },
    { what: 'reset', value: middle(one => one.reset), unit: 'ms', most: 300 },
  ])
}
