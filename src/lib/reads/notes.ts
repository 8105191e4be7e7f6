/** A path into the data of a call's replies. `[]` is any element of a list. */
export type Place = { readonly call: string; readonly path: readonly string[] }

/** One read: the call, the path, the screen, and whether the value was missing. */
export type Note = readonly [call: string, path: readonly string[], screen: string, isAbsent: boolean]

/** Where builds that trace reads send their notes; the server of such a build writes them to a file. */
export const notesPath = '/_reads'

const known = new Set<string>()
let waiting: Note[] = []

const sendNotes = () => {
  const body = JSON.stringify(waiting)
  waiting = []
  navigator.sendBeacon(notesPath, body)
}

/** Records a read; once per path and screen. */
export const noteRead = ({ call, path }: Place, isAbsent: boolean): void => {
  const note: Note = [call, path, location.pathname, isAbsent]
  const key = JSON.stringify(note)
  if (known.has(key)) return
  known.add(key)
  if (waiting.length === 0) setTimeout(sendNotes)
  waiting.push(note)
}
