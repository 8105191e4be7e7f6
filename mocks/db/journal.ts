import type { Dictionary } from './text.ts'

/** One write: a row as it was and as it is; either may be missing. */
export type Write = { readonly table: string; readonly before: object | undefined; readonly next: object | undefined }

/** Remembers what a transaction has written so far, and how to take it back. */
export type Journal = {
  record: (undo: () => void, write?: Write) => void
  /** Knows the English of texts that are written now: of the seeds and of provider states, none of what people write. */
  dictionary: () => Dictionary
}

type Options = {
  /** Runs at the end with all that was written. */
  atEnd?: ((writes: readonly Write[]) => void) | undefined
  dictionary?: Dictionary | undefined
}

const none: Dictionary = () => undefined

/**
 * A journal and the transaction that uses it. All writes are synchronous, so two requests never interleave,
 * and a refusal half-way leaves nothing behind.
 * @param otherwise the dictionary of writes outside of transactions, and of those that bring none.
 */
export const createJournal = (otherwise: Dictionary = none) => {
  let undos: (() => void)[] | undefined
  let writes: Write[] = []
  let count = 0
  let dictionary = otherwise
  const record = (undo: () => void, write?: Write): void => {
    count++
    undos?.push(undo)
    if (undos && write) writes.push(write)
  }

  /** Runs `work`, then `atEnd`; what either throws takes everything back. */
  const transaction = <Result>(work: () => Result, options: Options = {}): Result => {
    if (undos) return work()
    undos = []
    dictionary = options.dictionary ?? otherwise
    try {
      const result = work()
      if (writes.length > 0) options.atEnd?.(writes)
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
    /** How many writes there have been, taken back ones too. */ writes: (): number => count,
  }
}
