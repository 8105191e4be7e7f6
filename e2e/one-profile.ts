import type { BrowserContext } from '@playwright/test'
import { test as base } from './test.ts'

/** Runs before the app on the first page of a test: nothing is left of the test before. Other tabs of the test share what it keeps. */
const forgetOthers = () => {
  const key = 'e2e:fresh'
  if (location.protocol === 'about:' || sessionStorage.getItem(key)) return
  localStorage.clear()
  sessionStorage.setItem(key, 'true')
}

/**
 * Tests that share one browser profile per worker, because a browser that has fetched, compiled and installed the app opens a
 * screen in a fraction of the time. Each test has a tab of its own, an empty storage and a world just seeded. What is about the
 * first visit takes `test` of test.ts.
 */
export const test = base.extend<object, { profile: BrowserContext }>({
  profile: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use)
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],

  context: async ({ profile }, use) => use(profile),

  page: async ({ profile }, use) => {
    const page = await profile.newPage()
    await page.addInitScript(forgetOthers)
    await use(page)
    await profile.unrouteAll()
    await Promise.all(profile.pages().map(one => one.close()))
  },
})

export { expect, now } from './test.ts'
