import { noteAct } from './active.ts'
import type { Act } from './recording.ts'

/** The event that was noted last, and how to forget it. */
let last: { readonly event: Event; readonly undo: () => void } | undefined

/** Notes what an event of the person did. */
export const noteEvent = (event: Event, act: Act): void => {
  last = { event, undo: noteAct(act) }
}

/** Forgets an event of the devtools themselves, whose handlers run after those of the window. */
export const disown = (event: Event): void => {
  if (last?.event === event) last.undo()
}
