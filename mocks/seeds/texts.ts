/** A seeded text in both languages. Rows store the Chinese one. */
export type Pair = readonly [zh: string, en: string]

const known = new Map<string, string>()

/**
 * Registers the English translation of a Chinese text and returns the Chinese text for the row.
 * @throws Error if the same Chinese text already has another translation, because one of the two would never be shown.
 */
export const seedText = ([zh, en]: Pair): string => {
  const before = known.get(zh)
  if (before !== undefined && before !== en) throw new Error(`"${zh}" is "${before}" and "${en}" in English.`)
  known.set(zh, en)
  return zh
}

/** The English translation of a seeded Chinese text, in every world of this process; undefined for text that people typed. */
export const english = (text: string): string | undefined => known.get(text)
