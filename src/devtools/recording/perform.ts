import { keepingAccounts, becomeUser } from '../accounts.ts'
import { anything, control } from '../control.ts'
import { goTo } from '#src/lib/browser/navigation.ts'
import { endSession } from '#src/lib/session/sessions.ts'
import { openWorld } from './player-store.ts'
import type { Act } from './recording.ts'
import { filledText } from './secrets.ts'
import { findTarget } from './target.ts'

/** How an act ended: done, its control is not on the screen, or a person has to do it. */
export type Outcome = 'done' | 'missing' | 'byHand'

/** Sets a value as typing does; React ignores values that are only assigned. */
const type = (field: HTMLElement, text: string): void => {
  field.focus()
  if (field.isContentEditable) {
    getSelection()?.selectAllChildren(field)
    document.execCommand('insertText', false, text)
    return
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const choose = (list: HTMLElement, option: string): void => {
  if (!(list instanceof HTMLSelectElement)) return
  const wanted = [...list.options].find(({ label }) => label === option)
  if (!wanted) return
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(list, wanted.value)
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Presses a key; where nothing handles Enter in a field, its form is submitted, as browsers do. */
const pressKey = (element: Element, key: string): void => {
  const isOpen = element.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }))
  if (isOpen && key === 'Enter' && element instanceof HTMLInputElement) element.form?.requestSubmit()
  element.dispatchEvent(new KeyboardEvent('keyup', { key, code: key, bubbles: true }))
}

const withTarget = (act: Extract<Act, { target?: unknown }>): Outcome => {
  const element = act.target ? findTarget(act.target) : document.activeElement
  if (!(element instanceof HTMLElement)) return 'missing'
  if (act.do === 'press') pressKey(element, act.key)
  else if (act.do === 'select') choose(element, act.option)
  else if (act.do === 'fill') {
    const text = filledText(act)
    if (text === undefined) return 'byHand'
    type(element, text)
  } else {
    element.focus()
    element.click()
  }
  return 'done'
}

/** Does what a step of a recording says. @throws Error if the mock refuses. Source: CTL-18. */
export const perform = async (act: Act): Promise<Outcome> => {
  if (act.do === 'upload') return 'byHand'
  if (act.do === 'open') goTo(act.path)
  else if (act.do === 'world') await openWorld(act.world, act.path)
  else if (act.do === 'signIn') await becomeUser(act.audience, act.username)
  else if (act.do === 'signOut') endSession(act.audience)
  else if (act.do === 'control') {
    const send = () => control(anything, act.method, act.path, act.body)
    await (act.path === '/reset' ? keepingAccounts(send) : send())
  } else return withTarget(act)
  return 'done'
}
