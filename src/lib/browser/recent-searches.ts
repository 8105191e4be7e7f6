import { z } from 'zod'
import { forget, recall, remember } from './storage.ts'

const key = 'shop_recent_searches'
const room = 8

/** The list with one more search in front: a known one moves up, the oldest gives way above eight. */
export const withSearch = (list: readonly string[], words: string): string[] =>
  [words, ...list.filter(old => old !== words)].slice(0, room)

/** What was searched for in this browser, the newest first; empty when nothing readable is kept. */
export const recentSearches = (): string[] => {
  try {
    return z
      .array(z.string())
      .catch([])
      .parse(JSON.parse(recall(key) ?? '[]'))
  } catch {
    return []
  }
}

/** Notes a search; empty words are none. */
export const keepSearch = (words: string): void => {
  if (words.trim()) remember(key, JSON.stringify(withSearch(recentSearches(), words.trim())))
}

/** Forgets all of them. */
export const forgetSearches = (): void => forget(key)
