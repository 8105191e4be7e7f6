import { forget, recall, remember } from '#src/lib/browser/storage.ts'
import { blankGoods, type GoodsValues } from './goods-values.ts'

const isDraft = (value: unknown): value is GoodsValues => {
  if (typeof value !== 'object' || value === null) return false
  const known: Readonly<Record<string, unknown>> = { ...value }
  return Object.entries(blankGoods).every(
    ([name, blank]) => typeof known[name] === typeof blank && Array.isArray(known[name]) === Array.isArray(blank),
  )
}

/** Reads the stored draft; undefined if there is none, or if an earlier version of the form wrote it. */
export const readDraft = (key: string): GoodsValues | undefined => {
  try {
    const kept: unknown = JSON.parse(recall(key) ?? 'null')
    return isDraft(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Stores the draft until it is saved or discarded. */
export const keepDraft = (key: string, values: GoodsValues): void => remember(key, JSON.stringify(values))
export const dropDraft = (key: string): void => forget(key)
