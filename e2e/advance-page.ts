import type { Page } from '@playwright/test'

/**
 * Advances both clocks of the page, the wall clock and the monotonic one, without running its timers.
 * @param ms how far, in milliseconds.
 */
export const advancePage = async (page: Page, ms: number): Promise<void> => {
  await page.clock.setFixedTime((await page.evaluate(() => Date.now())) + ms)
  await page.evaluate(by => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + by
  }, ms)
}
