/** Whether a key press is the shortcut of the devtools. */
export const isDevtoolsShortcut = ({ altKey, shiftKey, code }: KeyboardEvent): boolean => altKey && shiftKey && code === 'KeyM'

let isAsked = false

const note = (event: KeyboardEvent): void => {
  if (!isDevtoolsShortcut(event)) return
  event.preventDefault()
  isAsked = !isAsked
}

/** Notes the shortcut until the devtools are loaded, which happens after the first screen. Source: CTL-17. */
export const noteDevtoolsShortcut = (): void => window.addEventListener('keydown', note)

/** Ends the noting. @returns whether the visitor has asked for the devtools. */
export const devtoolsAreAsked = (): boolean => {
  window.removeEventListener('keydown', note)
  return isAsked
}
