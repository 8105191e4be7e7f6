/** A seeded text in both languages. Rows hold the Chinese one. */
export type Pair = readonly [zh: string, en: string]

const known = new Map<string, string>()

/**
 * Remembers the English for a Chinese text on its way into a row.
 * @throws when the same Chinese text was given another English before: one of the two would never be seen.
 */
export const say = ([zh, en]: Pair): string => {
  const before = known.get(zh)
  if (before !== undefined && before !== en) throw new Error(`"${zh}" is "${before}" and "${en}" in English.`)
  known.set(zh, en)
  return zh
}

/** The English for a seeded Chinese text, in any world of this process; undefined for what people typed. */
export const english = (text: string): string | undefined => known.get(text)
