import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'
import { passwordRole, type Target } from './recording.ts'

/** Marks what belongs to the devtools, which recordings leave out. */
const ofDevtools = '[data-demo]'

/** Elements that may have a role that people use. */
const candidates = 'a[href], button, input, select, textarea, [role], [contenteditable=true]'

/** Roles that are pressed. */
const pressed: readonly string[] =
  'button link checkbox radio switch tab option treeitem combobox menuitem menuitemradio menuitemcheckbox'.split(' ')

const nameOf = (element: Element): string => computeAccessibleName(element).replace(/\s+/g, ' ').trim()

const roleOf = (element: Element): string => {
  if (element instanceof HTMLInputElement && element.type === 'password') return passwordRole
  return getRole(element) ?? (element instanceof HTMLElement && element.isContentEditable ? 'textbox' : '')
}

const matching = (role: string, name: string): Element[] =>
  [...document.querySelectorAll(candidates)].filter(
    element => roleOf(element) === role && nameOf(element) === name && !element.closest(ofDevtools) && !isInaccessible(element),
  )

/** The control that a press on this element uses; undefined if it is no control. */
export const pressable = (element: Element): Element | undefined => {
  for (let at: Element | null = element; at; at = at.parentElement) if (pressed.includes(roleOf(at))) return at
  return undefined
}

/** Describes a control by role and name. */
export const describe = (element: Element): Target => {
  const [role, name] = [roleOf(element), nameOf(element)]
  const all = matching(role, name)
  const nth = all.indexOf(element)
  return { role, name, ...(all.length > 1 && nth >= 0 && { nth }) }
}

/** The control that the screen shows under this description. */
export const findTarget = ({ role, name, nth = 0 }: Target): HTMLElement | undefined => {
  const found = matching(role, name)[nth]
  return found instanceof HTMLElement ? found : undefined
}
