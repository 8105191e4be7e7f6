let isAsked = false
let receiver: (() => void) | undefined

const note = (event: KeyboardEvent): void => {
  const { altKey, shiftKey, code } = event
  if (!altKey || !shiftKey || code !== 'KeyM') return
  event.preventDefault()
  if (receiver) receiver()
  else isAsked = !isAsked
}

/** Notes the shortcut of the devtools, which are loaded after the first screen. Source: CTL-17. */
export const noteDevtoolsShortcut = (): void => window.addEventListener('keydown', note)

/**
 * Calls `press` on each shortcut, and at once if it was pressed before.
 * @returns ends it.
 */
export const onDevtoolsShortcut = (press: () => void): (() => void) => {
  noteDevtoolsShortcut()
  receiver = press
  if (isAsked) {
    isAsked = false
    press()
  }
  return () => {
    receiver = undefined
  }
}
