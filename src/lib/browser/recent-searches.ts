import { z } from 'zod'
import { forget, recall, remember } from './storage.ts'

const key = 'shop_recent_searches'
const room = 8

/** Adds a search to the front of the list: a known one moves up; above eight, the oldest is dropped. */
export const withSearch = (list: readonly string[], words: string): string[] =>
  [words, ...list.filter(old => old !== words)].slice(0, room)

/** The recent searches of this browser, newest first; empty if nothing valid is stored. */
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

/** Stores a search; ignores empty keywords. */
export const keepSearch = (words: string): void => {
  if (words.trim()) remember(key, JSON.stringify(withSearch(recentSearches(), words.trim())))
}

/** Deletes all recent searches. */
export const forgetSearches = (): void => forget(key)
