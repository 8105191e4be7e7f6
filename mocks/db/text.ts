/** A text in both languages. The column stores the Chinese text, `english` of the row the English one. */
export type Text = { readonly zh: string; readonly en: string }

/** English texts of a row by column. A missing column has the same text in both languages. */
export type English = Readonly<Record<string, string | readonly string[]>>

/**
 * A stored row carries its English texts in `english`; a row prepared for an English caller carries the Chinese ones in
 * `chinese`.
 */
export type Translations = { english?: English; chinese?: English }

type Value = string | readonly string[]

const isText = (value: unknown): value is Text => typeof value === 'object' && value !== null && 'zh' in value && 'en' in value

/** Compares texts or lists of texts. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && Array.isArray(other) && JSON.stringify(one) === JSON.stringify(other))

const inOne = (value: unknown, language: keyof Text): unknown => {
  if (isText(value)) return value[language]
  return Array.isArray(value) ? value.map(one => (isText(one) ? one[language] : one)) : value
}

const isGiven = (value: unknown): boolean => isText(value) || (Array.isArray(value) && value.some(isText))

const none: English = {}

/**
 * Separates the texts of a draft that are given in both languages.
 * @returns `stored`, the draft with Chinese texts, and `english`, the English texts by column.
 */
export const separate = (draft: object): { stored: object; english: English } => {
  // Most drafts have none.
  if (!Object.values(draft).some(isGiven)) return { stored: draft, english: none }
  const given = Object.entries(draft).filter(([, value]) => isGiven(value))
  const inChinese = given.map(([column, value]) => [column, inOne(value, 'zh')])
  const english = given.map(([column, value]) => [column, inOne(value, 'en') as Value] as const)
  return { stored: { ...draft, ...Object.fromEntries(inChinese) }, english: Object.fromEntries(english) }
}

/** Translates a Chinese text to English; undefined if it has no translation. */
export type Dictionary = (text: string) => string | undefined

/** Translates the value of a column, a text or a list of texts. */
export const lookUp = (dictionary: Dictionary, value: unknown): Value | undefined => {
  if (typeof value === 'string') return dictionary(value)
  if (!Array.isArray(value)) return undefined
  return value.some(one => dictionary(one) !== undefined) ? value.map(one => dictionary(one) ?? one) : undefined
}

type Write = { columns: readonly string[]; given: English; before: object | undefined; next: object; dictionary: Dictionary }

const part = (of: object, column: string): unknown => Reflect.get(of, column)

/**
 * The English texts of a row after a write. Given texts win; unchanged columns keep theirs; the rest is looked up in the
 * dictionary. Texts that a user typed have no translation and are the same in both languages.
 */
export const englishAfter = ({ columns, given, before, next, dictionary }: Write): English | undefined => {
  const kept = (before && (part(before, 'english') as English | undefined)) ?? {}
  const englishOf = (column: string): Value | undefined => {
    if (given[column] !== undefined) return given[column]
    const value = part(next, column)
    return before && isSame(value, part(before, column)) ? kept[column] : lookUp(dictionary, value)
  }
  const entries = columns.flatMap(column => {
    const english = englishOf(column)
    return english === undefined || isSame(english, part(next, column)) ? [] : [[column, english] as const]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
