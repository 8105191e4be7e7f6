import { noteAct, noteScreen } from './active.ts'
import { noteEvent } from './last-event.ts'
import { describe, pressable } from './target.ts'
import { withoutSecret } from './secrets.ts'

/** Keys that people press instead of a button, in the order of lists. */
const keys: readonly string[] = ['Enter', 'Escape', 'ArrowDown', 'ArrowUp']

const isTextField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'file', 'button', 'submit'].includes(element.type))

/** Fields that hid their text when it was typed, also if it is shown now. */
const hiding = new WeakSet<Element>()

const isSecret = (element: Element): boolean => {
  const isHidden = element instanceof HTMLInputElement && (element.type === 'password' || /password/.test(element.autocomplete))
  if (isHidden) hiding.add(element)
  return hiding.has(element)
}

/** Enter in a field presses the form's button; the key alone is noted. */
let enteredIn: Element | undefined

const onClick = (event: MouseEvent): void => {
  if (!event.isTrusted || !(event.target instanceof Element)) return
  const element = pressable(event.target)
  const isImplied = event.detail === 0 && enteredIn instanceof HTMLInputElement && element?.closest('form') === enteredIn.form
  if (element && !isImplied && !(element instanceof HTMLSelectElement))
    noteEvent(event, { do: 'click', target: describe(element) })
}

const onInput = (event: Event): void => {
  const { target } = event
  if (!event.isTrusted || !(target instanceof HTMLElement)) return
  if (isTextField(target))
    noteEvent(event, { do: 'fill', target: describe(target), ...withoutSecret(target.value, isSecret(target)) })
  else if (target.isContentEditable) noteEvent(event, { do: 'fill', target: describe(target), text: target.innerText })
}

const onChange = (event: Event): void => {
  const { target } = event
  if (!event.isTrusted) return
  if (target instanceof HTMLSelectElement)
    noteEvent(event, { do: 'select', target: describe(target), option: target.selectedOptions[0]?.label ?? '' })
  if (target instanceof HTMLInputElement && target.type === 'file')
    noteEvent(event, { do: 'upload', target: describe(target), files: [...(target.files ?? [])].map(({ name }) => name) })
}

const onKey = (event: KeyboardEvent): void => {
  enteredIn = undefined
  if (!event.isTrusted || !keys.includes(event.key) || !(event.target instanceof Element)) return
  const isField = isTextField(event.target)
  // Elsewhere Enter presses a button, which is noted as a press of it, and arrows scroll.
  if (!isField && event.key !== 'Escape') return
  if (isField && event.key === 'Enter') enteredIn = event.target
  noteEvent(event, { do: 'press', key: event.key, ...(isField && { target: describe(event.target) }) })
}

/** Back and forward, and addresses that were typed while the app runs. */
const onNavigate = ({ navigationType, userInitiated, destination }: NavigateEvent): void => {
  if (!userInitiated || navigationType !== 'traverse') return
  const { pathname, search } = new URL(destination.url)
  noteAct({ do: 'open', path: pathname.slice(import.meta.env.BASE_URL.length - 1) + search })
}

/** Notes what a person does on the page. @returns ends it. */
export const noteEvents = (): (() => void) => {
  const ending = new AbortController()
  const options = { capture: true, signal: ending.signal }
  window.addEventListener('click', onClick, options)
  window.addEventListener('input', onInput, options)
  window.addEventListener('change', onChange, options)
  window.addEventListener('keydown', onKey, options)
  window.addEventListener('pagehide', noteScreen, options)
  if ('navigation' in window) navigation.addEventListener('navigate', onNavigate, { signal: ending.signal })
  return () => ending.abort()
}
