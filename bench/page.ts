import type { Locator, Page } from '@playwright/test'
import { accounts } from '#contracts/states/ready-accounts.ts'
import { homePaths, loginPathOf } from '#contracts/wire/audience.ts'

/** Records every event that took a frame or longer, as timed by the browser. Runs in the page before the app. */
export const watchEvents = () => {
  const seen: { name: string; duration: number }[] = []
  Object.assign(window, { seenEvents: seen })
  new PerformanceObserver(list => {
    for (const { name, duration } of list.getEntries()) seen.push({ name, duration })
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Milliseconds from an interaction until the next frame that shows its effect. */
export const answerTime = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  await page.evaluate(() => void ((window as never as { seenEvents: unknown[] }).seenEvents.length = 0))
  await act()
  await page.waitForTimeout(200)
  return page.evaluate(() =>
    Math.max(0, ...(window as never as { seenEvents: { duration: number }[] }).seenEvents.map(one => one.duration)),
  )
}

/** Logs a ready account in to its back office. */
export const enterOffice = async (page: Page, address: string, who: 'admin' | 'seller'): Promise<void> => {
  const login = loginPathOf(who)
  await page.goto(address + login)
  const box = (selector: string): Locator => page.locator(`form ${selector}`)
  await box('input').nth(0).fill(accounts[who].username)
  await box('input[type=password]').fill(accounts[who].password)
  await page.keyboard.press('Enter')
  await page.waitForURL(({ pathname }) => pathname.startsWith(homePaths[who]) && pathname !== login)
}
