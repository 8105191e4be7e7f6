import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

test.skip(Boolean(process.env.E2E_API), 'only the mock in the page has faults')

/** Largest layout shift allowed while a screen loads. Source: web.dev, cumulative layout shift, "good". */
const mostShift = 0.1

const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = Object.assign(window, { shifted: 0 })
    const isShift = (entry: PerformanceEntry): entry is PerformanceEntry & { value: number } => 'value' in entry
    const add = (entry: PerformanceEntry) => {
      if (isShift(entry)) seen.shifted += entry.value
    }
    new PerformanceObserver(list => list.getEntries().forEach(add)).observe({ type: 'layout-shift' })
  })

/** The layout shift since the last call, after the pending frames are drawn. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    const sum: unknown = Reflect.get(window, 'shifted')
    Object.assign(window, { shifted: 0 })
    return Number(sum)
  })

const places = ['/', '/s', '/goods/1', '/user/orders', '/user', '/carts', '/seckills', '/stores'] as const

for (const { end, width, height } of [
  { end: undefined, width: 1280, height: 900 },
  { end: undefined, width: 375, height: 812 },
  { end: 'http500', width: 1280, height: 900 },
] as const)
  // Proves STF-10.
  test(`at ${width} px the layout is stable ${end ? 'if content does not arrive' : 'while content loads'}`, async ({
    allow,
    faults,
    page,
    signedIn,
  }) => {
    allow(/Failed to load resource/)
    await page.setViewportSize({ width, height })
    await signedIn('shopper')
    await page.goto('/order/success')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading').first()).toBeVisible()
    await watchShifts(page)
    const busy = main.locator('[aria-busy=true]')
    await faults.hold()
    if (end) await faults.add({ kind: end })

    for (const path of places) {
      await visit(page, '/order/success')
      await faults.releaseUntilGone(busy)
      await shifted(page)
      await visit(page, path)
      await expect(busy.first(), path).toBeVisible()
      await faults.releaseUntilGone(busy)
      if (end) await expect(main.getByRole('alert').first(), path).toBeVisible()

      expect.soft(await shifted(page), `what shifted on ${path}`).toBeLessThan(mostShift)
    }
  })
