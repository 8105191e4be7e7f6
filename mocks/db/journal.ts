import type { Dictionary } from './text.ts'

/** One write: the row before and after it. `before` is missing for a new row, `next` for a removed one. */
export type Write = { readonly table: string; readonly before: object | undefined; readonly next: object | undefined }

/** Records the writes of a transaction and how to undo them. */
export type Journal = {
  record: (undo: () => void, write?: Write) => void
  /**
   * The dictionary of the current transaction. Seeds and provider states have one; texts that people write are not translated.
   */
  dictionary: () => Dictionary
}

type Options = {
  /** Runs before the transaction ends, with all its writes; if it throws, they are rolled back. */
  atEnd?: ((writes: readonly Write[]) => void) | undefined
  dictionary?: Dictionary | undefined
}

const none: Dictionary = () => undefined
const nobody = (): void => {}

/**
 * Creates a journal and the transaction that uses it. All writes are synchronous, so requests never interleave, and a refused
 * request leaves nothing behind.
 * @param otherwise the dictionary for writes outside transactions and for transactions without one.
 * @param onWrites called with the writes of each transaction that has ended well, and with each write outside transactions.
 */
export const createJournal = (otherwise: Dictionary = none, onWrites: (writes: readonly Write[]) => void = nobody) => {
  let undos: (() => void)[] | undefined
  let writes: Write[] = []
  let count = 0
  let dictionary = otherwise
  const record = (undo: () => void, write?: Write): void => {
    count++
    undos?.push(undo)
    if (undos && write) writes.push(write)
    else if (write) onWrites([write])
  }

  /** Runs `work`, then `atEnd`. If either throws, all writes are undone. */
  const transaction = <Result>(work: () => Result, options: Options = {}): Result => {
    if (undos) return work()
    undos = []
    dictionary = options.dictionary ?? otherwise
    try {
      const result = work()
      if (writes.length > 0) options.atEnd?.(writes)
      if (writes.length > 0) onWrites(writes)
      return result
    } catch (reason) {
      for (const undo of undos.toReversed()) undo()
      throw reason
    } finally {
      undos = undefined
      writes = []
      dictionary = otherwise
    }
  }
  return {
    record,
    dictionary: () => dictionary,
    transaction,
    /** The number of writes so far, including undone ones. */ writes: (): number => count,
  }
}
