import { useState } from 'react'
import { Failure } from '#src/lib/http/failure.ts'
import { inParallel } from './in-parallel.ts'

/** How many orders are sent at once. */
const width = 4

/** How far the sending is: `done` of `total` have been answered. */
export type Progress = { readonly done: number; readonly total: number }
/** Why orders were refused, by their ids. */
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

/** Sends one call for each of several orders, a few at a time; remembers which are done and why others were refused. */
export const useBatch = () => {
  const [done, setDone] = useState<readonly number[]>([])
  const [reasons, setReasons] = useState<Reasons>({})
  const [progress, setProgress] = useState<Progress>()
  /** @returns how many were done and how many refused. */
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
