import { chromium, type Browser } from '@playwright/test'
import { startServer } from '#mocks/hosts/node/server.ts'
import { buildIfOld, folderOf } from '../scripts/build/app-build.ts'
import { browserOptions } from '../scripts/lib/browser.ts'
import { serveShop } from './web-host.ts'

/** `address` is the URL of the built app, `api` that of the standalone mock behind it. */
export type Shop = { readonly address: string; readonly api: string; readonly browser: Browser }

/**
 * Serves the built app with the standalone mock and starts a browser while `work` runs. Stops all of them, even if it throws.
 * @param args additional arguments for the browser.
 */
export const withShop = async <T>(work: (shop: Shop) => Promise<T>, args: readonly string[] = []): Promise<T> => {
  await buildIfOld('app')
  const mock = await startServer({ port: 0 })
  const api = `http://localhost:${mock.port}`
  const host = await serveShop(folderOf('app'), api)
  const options = browserOptions()
  const browser = await chromium.launch({ ...options, args: [...options.args, '--ignore-certificate-errors', ...args] })
  try {
    return await work({ address: host.address, api, browser })
  } finally {
    await browser.close()
    host.stop()
    await mock.stop()
  }
}

/** Opens a page with the window size of the back-office benches. */
export const officePage = (browser: Browser) => browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
