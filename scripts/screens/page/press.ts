import { startOver } from './backend.ts'
import { atRest, mount } from './mount.tsx'
import type { Screen } from '../screens.ts'

const pressable = 'button, [role="button"], [role="tab"], [role="menuitem"], [role="switch"]'

/** Rows and list items are alike, so only the buttons of the first two are pressed. */
const repeated = ':is(tbody tr, li):nth-child(n + 3)'

const nameOf = (element: Element): string => (element.getAttribute('aria-label') ?? element.textContent).trim()

/** The buttons, one per accessible name. */
const buttonsIn = (place: ParentNode): Map<string, HTMLElement> => {
  const buttons = [...place.querySelectorAll<HTMLElement>(pressable)].filter(
    one =>
      !one.closest(repeated) &&
      one.getAttribute('aria-disabled') !== 'true' &&
      !(one instanceof HTMLButtonElement && one.disabled),
  )
  return new Map(buttons.toReversed().map(button => [nameOf(button), button]))
}

const main = (): ParentNode => document.querySelector('main') ?? document

/** The topmost dialog or menu. */
const above = (): Element | undefined =>
  [...document.querySelectorAll('[role="dialog"], [role="menu"], [role="alertdialog"]')].at(-1)

const press = async (button: HTMLElement | undefined): Promise<void> => {
  button?.click()
  await atRest()
}

/** The limit for the buttons of a screen, and of a dialog or menu. */
const most = 40

/**
 * Shows a screen and presses each of its buttons, each time on a freshly rendered screen, and then each button of the dialog or
 * menu that opens.
 * @returns how many were pressed.
 */
export const pressEverything = async ({ path, start }: Screen): Promise<number> => {
  const fresh = async () => {
    mount(path)
    await atRest()
  }
  await startOver(start)
  await fresh()
  const names = [...buttonsIn(main()).keys()].slice(0, most)
  let pressed = 0
  for (const name of names) {
    await fresh()
    await press(buttonsIn(main()).get(name))
    pressed += 1
    const opened = above()
    const inner = opened ? [...buttonsIn(opened).keys()].slice(0, most) : []
    for (const [at, innerName] of inner.entries()) {
      if (at > 0) {
        await fresh()
        await press(buttonsIn(main()).get(name))
      }
      const place = above()
      await press(place && buttonsIn(place).get(innerName))
      pressed += 1
    }
  }
  return pressed
}
