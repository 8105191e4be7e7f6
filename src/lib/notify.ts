export type NoticeIntent = 'success' | 'error' | 'info'
/** A short message for the user. */
export type Notice = { intent: NoticeIntent; text: string }

type Listener = (notice: Notice) => void
let listener: Listener | undefined
let waiting: Notice[] = []

const send =
  (intent: NoticeIntent) =>
  (text: string): void => {
    if (!text) return
    if (listener) listener({ intent, text })
    else waiting = [...waiting, { intent, text }].slice(-5)
  }

/** Shows a toast. Usable outside components; what is said before the app is drawn waits for it. */
export const notify = { success: send('success'), error: send('error'), info: send('info') } as const

/**
 * The app's one ear for notices; hands over what waited.
 * @returns a function that stops listening.
 */
export const onNotice = (next: Listener): (() => void) => {
  listener = next
  const kept = waiting
  waiting = []
  kept.forEach(next)
  return () => {
    if (listener === next) listener = undefined
  }
}
