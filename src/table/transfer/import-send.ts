import type { Outgoing } from './twice.ts'

/** New rows per request; the server accepts all rows of a request or none. */
export const portion = 100

type Sending = {
  /** Sends a request; rejects if it is refused. */
  readonly send: (rows: readonly Outgoing[]) => Promise<unknown>
  /** Called with the number of rows accepted so far. */
  readonly onSent: (count: number) => void
  readonly signal: AbortSignal
}

/** The rows of the next request: one update, or the new rows up to the next update. */
const nextPart = (rows: readonly Outgoing[], at: number): readonly Outgoing[] => {
  const part = rows.slice(at, at + portion)
  const update = part.findIndex(({ id }) => id !== undefined)
  return update < 0 ? part : part.slice(0, Math.max(1, update))
}

/**
 * Sends rows in batches, updates one at a time, until all are accepted, one is refused, or `signal` aborts. A batch in flight
 * is always awaited, because otherwise it would be unknown whether the server accepted it.
 * @throws what `send` rejects with; the batches before it have been accepted.
 */
export const sendRows = async (rows: readonly Outgoing[], { send, onSent, signal }: Sending): Promise<void> => {
  let at = 0
  while (at < rows.length && !signal.aborted) {
    const part = nextPart(rows, at)
    await send(part)
    at += part.length
    onSent(at)
  }
}

/** The row that a refusal such as `not accepted (3.name)` refers to, and the message around it. Source: LST-18. */
export const refusedRow = (message: string): { readonly at: number; readonly text: string } | undefined => {
  const [place, at, name] = /\s*\(?\b(\d{1,4})\.(\w+)\)?/.exec(message) ?? []
  return place === undefined ? undefined : { at: Number(at), text: message.replace(place, ` (${name})`).trim() }
}
