/** One write: a row as it was and as it is; either may be missing. */
export type Write = { readonly table: string; readonly before: object | undefined; readonly next: object | undefined }

/** Remembers what a transaction has written so far, and how to take it back. */
export type Journal = { record: (undo: () => void, write?: Write) => void }

/**
 * A journal and the transaction that uses it. All writes are synchronous, so two requests never interleave,
 * and a refusal half-way leaves nothing behind.
 */
export const createJournal = () => {
  let undos: (() => void)[] | undefined
  let writes: Write[] = []
  let count = 0
  const record = (undo: () => void, write?: Write): void => {
    count++
    undos?.push(undo)
    if (undos && write) writes.push(write)
  }

  /** Runs `work`, then `atEnd` with all that was written; what either throws takes everything back. */
  const transaction = <Result>(work: () => Result, atEnd?: (writes: readonly Write[]) => void): Result => {
    if (undos) return work()
    undos = []
    try {
      const result = work()
      if (writes.length > 0) atEnd?.(writes)
      return result
    } catch (reason) {
      for (const undo of undos.toReversed()) undo()
      throw reason
    } finally {
      undos = undefined
      writes = []
    }
  }
  return { record, transaction, /** How many writes there have been, taken back ones too. */ writes: (): number => count }
}
