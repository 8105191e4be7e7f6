import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { build, preview, type Plugin } from 'vite'
import { browserOptions } from '../lib/browser.ts'
import { root } from '../lib/command-line.ts'
import { now } from './screens.ts'

const folder = join(root, 'scripts/screens/page')

/** How long the page may take to load, and to be driven once, in milliseconds. */
const longest = 120_000

/** Builds the page that shows screens on a backend of its own. */
const buildPage = (outDir: string) =>
  build({
    root,
    base: '/',
    mode: 'production',
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      chunkSizeWarningLimit: 20_000,
      // One file: a part whose code still had to arrive would look as if it were at rest.
      rolldownOptions: { input: join(folder, 'index.html'), output: { codeSplitting: false } },
    },
  })

/** Reloads the page, so that nothing of earlier screens is left. */
export const reopen = async (page: Page): Promise<void> => {
  await page.goto('/scripts/screens/page/index.html')
  await page.waitForFunction(() => 'driver' in window)
}

/**
 * Builds and serves the page that shows screens, and starts a browser for it.
 * @param outDir the output folder of the build.
 * @param plugins plugins of the server.
 */
export const openScreens = async (outDir: string, plugins: readonly Plugin[] = []) => {
  await buildPage(outDir)
  const server = await preview({
    root,
    logLevel: 'warn',
    plugins: [...plugins],
    build: { outDir },
    preview: { host: 'localhost', port: 4300 },
  })
  const [address = ''] = server.resolvedUrls?.local ?? []
  const browser = await chromium.launch(browserOptions())
  const openPage = async (): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: address,
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Shanghai',
      viewport: { width: 1280, height: 900 },
    })
    await context.clock.setFixedTime(Date.parse(`${now.replace(' ', 'T')}+08:00`))
    const page = await context.newPage()
    page.setDefaultTimeout(longest)
    await page.route('**/storage/**', route =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
    await reopen(page)
    return page
  }
  return {
    openPage,
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}
