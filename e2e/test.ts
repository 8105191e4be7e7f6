import type { BrowserContext, Page } from '@playwright/test'
import { isForeign } from './foreign.ts'
import { moment, now, setClock, test as base } from './own-profile.ts'

type Profile = {
  readonly context: BrowserContext
  /** A page without scripts that stays open: it keeps the renderer process, and with it the compiled app, alive between tests. */
  readonly still: Page
}

/** Clears what the pages of a profile share between tests: storage and databases. The installed app and its files stay. */
const empty = async ({ context, still }: Profile): Promise<void> => {
  const time = await still.evaluate(async () => {
    localStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    return Date.now()
  })
  if (time !== moment && !isForeign)
    throw new Error('A previous test changed the clock of the shared profile: it must use `test` of own-profile.ts.')
  await context.clearCookies()
}

/**
 * The tests of a worker share one browser profile, because a browser that has fetched, compiled and installed the app opens a
 * screen in a fraction of the time. Each test has its own tab, an empty storage and a freshly seeded world. Tests of the first
 * visit, and tests that change the browser's clock (which cannot be undone), use `test` of own-profile.ts.
 */
export const test = base.extend<object, { profile: Profile }>({
  profile: [
    async ({ playwright, browserName, launchOptions }, use, { project }) => {
      // Chromium caches compiled code only in profiles on disk, which `browser.newContext` does not have.
      const context = await playwright[browserName].launchPersistentContext('', { ...launchOptions, ...project.use })
      await setClock(context)
      const [still = await context.newPage()] = context.pages()
      await still.goto('/robots.txt')
      // When a test fails, Playwright takes a picture of each page that lets it. This page shows nothing of the test.
      still.screenshot = () => Promise.reject(new Error('The page between tests has no picture.'))
      await use({ context, still })
      await context.close()
    },
    { scope: 'worker' },
  ],

  context: async ({ profile }, use) => use(profile.context),

  page: async ({ profile }, use) => {
    const { context, still } = profile
    await empty(profile)
    await use(await context.newPage())
    await context.unrouteAll()
    await context.clearPermissions()
    await context.setOffline(false)
    await Promise.all(
      context
        .pages()
        .filter(page => page !== still)
        .map(page => page.close()),
    )
  },
})

export { now }
export { expect } from './own-profile.ts'
