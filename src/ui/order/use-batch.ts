import { useState } from 'react'
import { Failure } from '#src/lib/http/failure.ts'
import { inParallel } from './in-parallel.ts'

/** Number of orders sent in parallel. */
const width = 4

/** Progress of a batch: `done` of `total` requests were answered. */
export type Progress = { readonly done: number; readonly total: number }
/** The server's reasons for refused orders, by order id. */
export type Reasons = Readonly<Record<number, string>>

const reasonOf = async (task: () => Promise<unknown>): Promise<string | undefined> => {
  try {
    await task()
    return undefined
  } catch (failure) {
    if (failure instanceof Failure) return failure.msg || failure.statusText || failure.kind
    throw failure
  }
}

/** Sends one request per order, a few in parallel; keeps track of completed orders and of the reasons for refusals. */
export const useBatch = () => {
  const [done, setDone] = useState<readonly number[]>([])
  const [reasons, setReasons] = useState<Reasons>({})
  const [progress, setProgress] = useState<Progress>()
  /** @returns the number of completed and of refused orders. */
  const run = async (ids: readonly number[], send: (id: number) => Promise<unknown>) => {
    const refused = new Map<number, string>()
    setProgress({ done: 0, total: ids.length })
    await inParallel(ids, width, async id => {
      const reason = await reasonOf(() => send(id))
      if (reason !== undefined) refused.set(id, reason)
      setProgress(now => now && { ...now, done: now.done + 1 })
    })
    setProgress(undefined)
    setReasons(Object.fromEntries(refused))
    setDone([...done, ...ids.filter(id => !refused.has(id))])
    return { done: ids.length - refused.size, refused: refused.size }
  }
  return { done, reasons, progress, run }
}
