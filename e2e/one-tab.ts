import type { Page } from '@playwright/test'
import { now, test as base } from './test.ts'

/** Keys of the mock in the page, which keeps the world of the tab there. */
const mockKeys = /^meridian:(world|started)$/

/** Leaves nothing of the test before: no other page, no session, no draft, no layout, and a world just seeded. */
const startAfresh = async (page: Page): Promise<void> => {
  const context = page.context()
  await Promise.all(
    context
      .pages()
      .filter(other => other !== page)
      .map(other => other.close()),
  )
  await context.unrouteAll()
  await page.evaluate(
    async ({ source, reset }) => {
      const keys = new RegExp(source)
      for (const storage of [localStorage, sessionStorage])
        for (const key of Object.keys(storage)) if (!keys.test(key)) storage.removeItem(key)
      if (reset) await fetch('/_mock/reset', { method: 'POST', body: reset })
    },
    { source: mockKeys.source, reset: process.env.E2E_API ? undefined : JSON.stringify({ now }) },
  )
}

/**
 * Tests that share one tab per worker, because a tab that has the app already opens a screen in a fraction of the time. Each of
 * them starts afresh and loads its screen anew. What is about tabs, storage or the first visit takes `test` of test.ts.
 */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use)
      const page = await context.newPage()
      // A form that a test has left filled asks before it goes.
      page.on('dialog', dialog => void dialog.accept())
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],

  context: async ({ tab }, use) => use(tab.context()),

  page: async ({ tab }, use) => {
    if (tab.url() !== 'about:blank') await startAfresh(tab)
    await use(tab)
  },
})

export { expect, now } from './test.ts'
