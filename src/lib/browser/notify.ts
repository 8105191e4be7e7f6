export type NoticeIntent = 'success' | 'error' | 'info'
/** A short message for the user. */
export type Notice = { intent: NoticeIntent; text: string; action?: NoticeAction | undefined }
/** What can be done about it. */
export type NoticeAction = { label: string; run: () => void }

type Listener = (notice: Notice) => void
let listener: Listener | undefined
let waiting: Notice[] = []
let wake: (() => void) | undefined

const send =
  (intent: NoticeIntent) =>
  (text: string, action?: NoticeAction): void => {
    if (!text) return
    const notice = { intent, text, ...(action && { action }) }
    if (listener) listener(notice)
    else {
      waiting = [...waiting, notice].slice(-5)
      wake?.()
    }
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

/**
 * Calls `then` once something is said that nobody hears, also when that has happened before.
 * @returns a function that stops waiting.
 */
export const onUnheard = (then: () => void): (() => void) => {
  wake = then
  if (waiting.length > 0) then()
  return () => {
    if (wake === then) wake = undefined
  }
}
