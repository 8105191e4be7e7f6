import { expect, type Page } from '@playwright/test'

/** More stops than any screen has. */
const mostStops = 500

/**
 * Where the focus is: the number of the stop, in the order in which the elements were reached, or -1 outside of the page; and how
 * to recognize the element in a message.
 */
const stopAt = (page: Page): Promise<{ readonly stop: number; readonly name: string }> =>
  page.evaluate(() => {
    const stops: Element[] = ((window as unknown as { tabStops?: Element[] }).tabStops ??= [])
    const focused = document.activeElement
    if (!focused || focused === document.body) return { stop: -1, name: 'the end of the page' }
    if (!stops.includes(focused)) stops.push(focused)
    const text = focused.getAttribute('aria-label') ?? focused.textContent?.trim() ?? ''
    return { stop: stops.indexOf(focused), name: `${focused.tagName.toLowerCase()} "${text.slice(0, 60)}"` }
  })

/**
 * Presses Tab from the top of the page until the focus is where it began: at the first stop again, or past the end of the page.
 * Fails at an element that Tab does not leave, or that leads back into a part of the page.
 * @returns how many stops there are.
 */
export const walkByTab = async (page: Page): Promise<number> => {
  await page.evaluate(() => {
    Reflect.deleteProperty(window, 'tabStops')
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
  })
  let before = { stop: -1, name: 'the top of the page' }
  for (let presses = 1; presses <= mostStops; presses += 1) {
    await page.keyboard.press('Tab')
    const now = await stopAt(page)
    const isBack = presses > 1 && now.stop <= 0
    if (isBack) return presses - 1
    expect(now.stop, `Tab from ${before.name} leads to ${now.name}, where the focus has been`).toBe(presses - 1)
    before = now
  }
  throw new Error(`${mostStops} presses of Tab do not lead through ${page.url()}.`)
}
