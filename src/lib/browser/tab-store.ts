import type { z } from 'zod'
import { forgetInTab, recallInTab, rememberInTab } from './storage.ts'

/**
 * A value of this tab that survives reloads, with listeners for `useSyncExternalStore`.
 * @param key its key in session storage.
 */
export const createTabStore = <Schema extends z.ZodType>(key: string, schema: Schema) => {
  const listeners = new Set<() => void>()
  /** The value as text, for comparisons. */
  const text = (): string | undefined => recallInTab(key)
  return {
    text,
    /** Parses a text of the value, by default the present one; undefined if it is something else. */
    read: (from = text()): z.output<Schema> | undefined => {
      try {
        return schema.safeParse(JSON.parse(from ?? '')).data
      } catch {
        return undefined
      }
    },
    /** Stores the value; undefined removes it. */
    write: (value: z.output<Schema> | undefined): void => {
      if (value === undefined) forgetInTab(key)
      else rememberInTab(key, JSON.stringify(value))
      listeners.forEach(listener => listener())
    },
    listen: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
