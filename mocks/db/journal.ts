/** Remembers how to take back what a transaction has written so far. */
export type Journal = { record: (undo: () => void) => void }

/**
 * A journal and the transaction that uses it. All writes are synchronous, so two requests never interleave,
 * and a refusal half-way leaves nothing behind.
 */
export const createJournal = () => {
  let undos: (() => void)[] | undefined
  let count = 0
  const record = (undo: () => void): void => {
    count++
    undos?.push(undo)
  }

  const transaction = <Result>(work: () => Result): Result => {
    if (undos) return work()
    undos = []
    try {
      return work()
    } catch (reason) {
      for (const undo of undos.toReversed()) undo()
      throw reason
    } finally {
      undos = undefined
    }
  }
  return { record, transaction, /** How many writes there have been, taken back ones too. */ writes: (): number => count }
}
