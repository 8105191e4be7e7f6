import { read, utils, write, type WorkSheet } from 'xlsx'
import { escaped, SheetError, sheetTypeOf, unescaped, type SheetCell } from './sheet-guard.ts'

/** The content of a spreadsheet: its first line, and the other lines as texts. */
export type SheetContent = { readonly headings: readonly string[]; readonly rows: readonly (readonly string[])[] }

/** Writes a workbook with one sheet. Source: TEX-2. */
export const writeBook = (rows: readonly (readonly SheetCell[])[]): ArrayBuffer => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map(row => row.map(escaped))), 'Sheet1')
  return write(book, { type: 'array', bookType: 'xlsx', compression: true })
}

const firstSheet = (name: string, file: ArrayBuffer, most: number): WorkSheet | undefined => {
  const shared = { sheetRows: most + 2, dense: true, cellFormula: false, cellHTML: false, cellDates: true, sheets: 0 } as const
  const book =
    sheetTypeOf(name, file) === 'csv'
      ? read(new TextDecoder().decode(file), { ...shared, type: 'string' })
      : read(file, { ...shared, type: 'array' })
  return book.Sheets[book.SheetNames[0] ?? '']
}

/**
 * Reads the first sheet of a file as texts; empty lines are left out, and a formula counts as its result.
 * @param most the largest number of rows.
 * @throws SheetError if the file is unreadable, empty or has more rows.
 * Source: TEX-6.
 */
export const readBook = (name: string, file: ArrayBuffer, most: number): SheetContent => {
  const sheet = firstSheet(name, file, most)
  const lines = sheet
    ? utils.sheet_to_json<unknown[]>(sheet, {
        header: 1,
        raw: false,
        defval: '',
        blankrows: false,
        dateNF: 'yyyy-mm-dd hh:mm:ss',
      })
    : []
  const [headings = [], ...rows] = lines.map(line => line.map(cell => unescaped(String(cell ?? '').trim())))
  if (rows.length === 0) throw new SheetError('empty')
  if (rows.length > most) throw new SheetError('tooManyRows')
  return { headings, rows: rows.map(row => headings.map((_, at) => row[at] ?? '')) }
}
