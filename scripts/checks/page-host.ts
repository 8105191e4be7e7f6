import { chromium, type Page } from '@playwright/test'
import { setTimeout as pause } from 'node:timers/promises'
import { createServer } from 'vite'
import { browserOptions } from '../lib/browser.ts'

/** How long the first load from a cold dev server may take, in ms. */
const patience = 90_000

/** The frame of the shop renders before the mock answers. */
const answers = (page: Page): Promise<boolean> =>
  page.evaluate(async () => ((await fetch('/_mock/clock')).headers.get('content-type') ?? '').includes('json'))

/** Runs `work` on a page whose backend answers in its service worker. @throws Error if the backend does not start. */
export const onPage = async <T>(work: (page: Page) => Promise<T>): Promise<T> => {
  const vite = await createServer({ mode: 'mock', logLevel: 'error', server: { port: 0, host: '127.0.0.1' } })
  await vite.listen()
  const browser = await chromium.launch(browserOptions())
  try {
    const page = await browser.newPage()
    await page.goto(vite.resolvedUrls?.local[0] ?? '', { waitUntil: 'commit' })
    const end = Date.now() + patience
    while (!(await answers(page))) {
      if (Date.now() > end) throw new Error('The mock in the page does not answer.')
      await pause(100)
    }
    return await work(page)
  } finally {
    await browser.close()
    await vite.close()
  }
}
