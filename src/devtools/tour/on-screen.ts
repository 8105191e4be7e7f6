import i18next, { type ParseKeys } from 'i18next'
import { text } from '#src/lib/format/text.ts'

/** What a step points at: an element, or a button or link by its text key, once the texts of its screen are loaded. */
export type Pointer = { readonly css: string } | { readonly text: ParseKeys }

const isShown = (element: Element): boolean => element.checkVisibility() && element.getClientRects().length > 0

const withText = (key: ParseKeys): Element | undefined => {
  const name: string = key
  if (!i18next.exists(name)) return undefined
  const words = text(key)
  return [...document.querySelectorAll('button, a, [role=button]')].find(
    element => element.textContent.trim().startsWith(words) && isShown(element) && !element.closest('[data-tour]'),
  )
}

/** The first of these controls that the screen shows. */
export const findOnScreen = (points: readonly Pointer[]): Element | undefined =>
  points
    .map(point => ('css' in point ? [...document.querySelectorAll(point.css)].find(isShown) : withText(point.text)))
    .find(element => element !== undefined)

/** Presses the first of these controls that the screen shows. @returns whether there was one. */
export const press = (points: readonly Pointer[]): boolean => {
  const element = findOnScreen(points)
  if (element instanceof HTMLElement) element.click()
  return element instanceof HTMLElement
}

/** How long to wait for a control, and how long to show it before it is used, in milliseconds. */
const patience = 4000
const look = 900
const every = 100

const pause = (ms: number) => new Promise(done => setTimeout(done, ms))

/** Waits for something on the screen. Gives up after a while. @returns whether it came. */
export const untilTrue = async (isThere: () => boolean): Promise<boolean> => {
  for (let waited = 0; waited < patience && !isThere(); waited += every) await pause(every)
  return isThere()
}

/** Waits until the screen shows a control, and then as long as people need to see it. Gives up after a while. */
export const untilSeen = async (find: () => Element | undefined): Promise<void> => {
  if (await untilTrue(() => find() !== undefined)) await pause(look)
}
