import { expect, test as base, type Page } from '@playwright/test'
import { startHost, type Host } from '../host-process.ts'
import { watch } from '../watch.ts'
import { textOf, type Language, type T } from '../words.ts'

type Fixtures = {
  language: Language
  host: Host
  watcher: ReturnType<typeof watch>
  t: T
}

/** A visitor of the demo on a plain static host, without any prepared state. Every page error fails the test. */
export const test = base.extend<Fixtures>({
  language: ['zh-cn', { option: true }],
  t: async ({ language }, use) => use((key, values) => textOf(language, key, values)),
  host: async ({ baseURL: _ }, use) => {
    const host = await startHost('scripts/e2e/demo-host.ts', '--base', '/meridian/')
    await use(host)
    await host.stop()
  },
  watcher: [
    async ({ context, host }, use) => {
      const watcher = watch(context, new URL(host.address).origin)
      await use(watcher)
      expect(watcher.seen(), 'errors while the test ran').toEqual([])
    },
    { auto: true },
  ],
})

/** Waits for products and their pictures. */
export const isOpen = async (page: Page) => {
  const product = page.getByRole('main').locator('a[href*="/goods/"]').first()
  await expect(product).toBeVisible()
  const picture = page.locator('main img').first()
  await expect.poll(() => picture.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth > 0)).toBe(true)
}

/** Waits until the service worker has cached every file of the app. */
export const isKept = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-offline', 'kept', { timeout: 60_000 })
