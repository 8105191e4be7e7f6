import { expect, type Page } from '@playwright/test'

type Watched = Window & { lastFocused?: Element }

/** Remembers which element of the page had the focus last. Call it before the page is opened. */
export const noteFocus = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const watched: Watched = window
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) watched.lastFocused = target
    })
  })
}

/** The element that took the focus with it when it was removed, if nothing has it now. */
const lostWith = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { lastFocused }: Watched = window
    const isLost = lastFocused?.isConnected === false && document.activeElement === document.body
    return isLost ? lastFocused.outerHTML.slice(0, 200) : ''
  })

/**
 * Expects that the focus did not go with an element that the page removed, such as a deleted row with its button: whoever uses the
 * keyboard would begin at the top of the page again. Source: WCA-2.
 */
export const keepsFocus = (page: Page): Promise<void> =>
  expect
    .poll(() => lostWith(page), { message: `the removed element that had the focus on ${page.url()}`, timeout: 3000 })
    .toBe('')
