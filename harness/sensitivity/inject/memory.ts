import type { Injection } from '../defect.ts'
import { data } from './reply.ts'

/** Notes the first value of each key and keeps answering it, as a cache does that nobody empties. */
export type First = <Value>(key: string, value: Value) => Value

/** Answers with values that were noted when they were first sent. */
export const remembers =
  (change: (sent: unknown, first: First) => unknown): Injection =>
  around => {
    const known = new Map<string, unknown>()
    const first: First = (key, value) => {
      if (!known.has(key)) known.set(key, value)
      return known.get(key) as typeof value
    }
    return data(sent => change(sent, first))(around)
  }
