import type { Db } from './db.ts'
import type { TableName } from './rows.ts'
import type { Row, Table } from './table.ts'
import { isSame, type Text } from './text.ts'
import { translated } from './translated.ts'

const shown = new WeakMap<Row, Row>()

const translatedRow = <R extends Row>({ english = {}, ...columns }: R): R => {
  const chinese = Object.fromEntries(Object.keys(english).map(column => [column, Reflect.get(columns, column)]))
  return Object.freeze({ ...columns, ...english, chinese }) as Row as R
}

/** Returns the row with its English texts. Rows are frozen, so the result is cached per row. */
const inEnglish = <R extends Row>(row: R): R => {
  if (!row.english) return row
  const known = shown.get(row) ?? translatedRow(row)
  shown.set(row, known)
  return known as R
}

/** Makes a text from a row in both languages, for rows that copy it. */
export const inBoth = <R extends Row>(row: R, make: (row: R) => string): Text => ({
  zh: make({ ...row, ...row.chinese }),
  en: make({ ...row, ...row.english }),
})

/** The value of a text column in the caller's language and in Chinese. Searches compare with both. */
export const wordings = <R extends Row>(row: R, column: keyof R & string): string[] =>
  [row[column], row.chinese?.[column]].flatMap(text => (text === undefined ? [] : [String(text)]))

/** Keeps both stored languages of every text that a form sends back unchanged. */
const unchanged = (row: Row | undefined, patch: object): object => {
  const sentBack = Object.entries(row?.english ?? {}).filter(([column, text]) => isSame(Reflect.get(patch, column), text))
  return Object.fromEntries(sentBack.map(([column]) => [column, Reflect.get(row ?? {}, column)]))
}

const englishTable = <R extends Row>(base: Table<R>, columns: readonly string[]): Table<R> => {
  let seen: { at: number; rows: readonly R[] } | undefined
  const optional = (row: R | undefined): R | undefined => row && inEnglish(row)
  const rows = (): readonly R[] => {
    if (seen?.at !== base.version()) seen = { at: base.version(), rows: base.rows().map(inEnglish) }
    return seen.rows
  }
  return {
    ...base,
    rows,
    find: id => optional(base.find(id)),
    findAny: id => optional(base.findAny(id)),
    by: (column, value) => {
      const found = base.by(column, value)
      return columns.includes(column)
        ? rows().filter(row => row[column] === value || row.chinese?.[column] === value)
        : found.map(inEnglish)
    },
    add: draft => inEnglish(base.add(draft)),
    set: draft => inEnglish(base.set(draft)),
    change: (id, patch) => inEnglish(base.change(id, { ...patch, ...unchanged(base.findAny(id), patch) })),
  }
}

const views = new WeakMap<Db, Db>()

/**
 * Wraps the tables for a caller who reads English: rows have their English texts where there are any. A text written back
 * unchanged keeps both languages; a new text replaces both.
 */
export const englishView = (db: Db): Db => {
  const known = views.get(db)
  if (known) return known
  const names = Object.keys(translated) as TableName[]
  const tables = names.map(name => [name, englishTable(db[name] as unknown as Table<Row>, translated[name] ?? [])])
  const view: Db = { ...db, ...Object.fromEntries(tables), textOf: ({ en }: Text) => en }
  views.set(db, view)
  return view
}
