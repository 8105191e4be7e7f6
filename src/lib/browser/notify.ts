export type NoticeIntent = 'success' | 'error' | 'info'
/** A short message for the user. */
export type Notice = { intent: NoticeIntent; text: string; action?: NoticeAction | undefined }
/** A button of the message. */
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

/** Shows a toast. Works outside components; toasts sent before the first render are queued. */
export const notify = { success: send('success'), error: send('error'), info: send('info') } as const

/**
 * Subscribes the app's only listener to notices, and replays the queued ones to it.
 * @returns a function that unsubscribes.
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
 * Calls `then` when a notice is queued because nothing listens, or at once if one is queued already.
 * @returns a function that cancels it.
 */
export const onQueued = (then: () => void): (() => void) => {
  wake = then
  if (waiting.length > 0) then()
  return () => {
    if (wake === then) wake = undefined
  }
}
