import type { Values } from '../form/form-values.ts'

/** Rows per request; the server accepts all rows of a request or none. */
export const portion = 100

type Sending = {
  /** Sends a request; rejects if it is refused. */
  readonly send: (rows: Readonly<Record<string, Values>>) => Promise<unknown>
  /** Called with the number of rows accepted so far. */
  readonly onSent: (count: number) => void
  readonly signal: AbortSignal
}

/**
 * Sends rows in batches until all are accepted, one is refused, or `signal` aborts. A batch in flight is always awaited, because
 * otherwise nobody would know whether the server accepted it.
 * @throws what `send` rejects with; the batches before it have been accepted.
 */
export const sendRows = async (rows: readonly Values[], { send, onSent, signal }: Sending): Promise<void> => {
  for (let at = 0; at < rows.length && !signal.aborted; at += portion) {
    const part = rows.slice(at, at + portion)
    await send(Object.fromEntries(part.map((row, place) => [place, row])))
    onSent(at + part.length)
  }
}

/** The row that a refusal such as `not accepted (3.name)` refers to, and the message around it. Source: LST-18. */
export const refusedRow = (message: string): { readonly at: number; readonly text: string } | undefined => {
  const [place, at, name] = /\s*\(?\b(\d{1,4})\.(\w+)\)?/.exec(message) ?? []
  return place === undefined ? undefined : { at: Number(at), text: message.replace(place, ` (${name})`).trim() }
}
