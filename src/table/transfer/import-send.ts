import type { Values } from '../form/form-values.ts'

/** So many rows go with one call; each call takes all of its rows or none. */
export const portion = 100

type Sending = {
  /** Makes the call; rejects when it is refused. */
  readonly send: (rows: Readonly<Record<string, Values>>) => Promise<unknown>
  /** Hears how many rows have been taken so far. */
  readonly onSent: (count: number) => void
  readonly signal: AbortSignal
}

/**
 * Sends rows portion by portion until all are taken, one is refused or `signal` ends it. A portion that is on its way is
 * waited for in any case: otherwise nobody could say whether it was taken.
 * @throws what `send` rejects with; the portions before have been taken.
 */
export const sendRows = async (rows: readonly Values[], { send, onSent, signal }: Sending): Promise<void> => {
  for (let at = 0; at < rows.length && !signal.aborted; at += portion) {
    const part = rows.slice(at, at + portion)
    await send(Object.fromEntries(part.map((row, place) => [place, row])))
    onSent(at + part.length)
  }
}

/** The row that a refusal such as `not accepted (3.name)` is about, and the words around it. Source: LST-18. */
export const refusedRow = (message: string): { readonly at: number; readonly text: string } | undefined => {
  const [place, at, name] = /\s*\(?\b(\d{1,4})\.(\w+)\)?/.exec(message) ?? []
  return place === undefined ? undefined : { at: Number(at), text: message.replace(place, ` (${name})`).trim() }
}
