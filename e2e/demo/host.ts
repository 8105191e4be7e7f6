import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test as base, type Page } from '@playwright/test'
import { watch } from '../watch.ts'
import { textOf, type Language, type T } from '../words.ts'

/** A plain static host that serves the demo below a path. */
type Host = {
  /** Ends with a slash. */
  readonly address: string
  /** Stops the host; the visitor is offline from then on. */
  readonly stop: () => Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Starts a host in a process of its own. @throws with the output of the process if it does not start. */
const startHost = async (): Promise<Host> => {
  const child = spawn('node', ['scripts/e2e/demo-host.ts', '--base', '/meridian/'], { cwd: root })
  let said = ''
  const address = await new Promise<string>((found, fail) => {
    const hear = (text: Buffer) => {
      said += text.toString()
      const place = /http:\S+/.exec(said)?.[0]
      if (place) found(place)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('exit', () => fail(new Error(`The host did not start: ${said}`)))
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill()
    await once(child, 'exit')
  }
  return { address, stop }
}

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
    const host = await startHost()
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
