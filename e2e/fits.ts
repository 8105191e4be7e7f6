import { expect, type Page } from '@playwright/test'

/** Everything has come, and nothing sticks out of the screen. */
export const fits = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  const sticksOut = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(sticksOut, { message: `what sticks out of ${page.viewportSize()?.width} pixels` }).toBe(0)
}
