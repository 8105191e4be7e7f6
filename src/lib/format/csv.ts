import { download } from '../browser/download.ts'

type Cell = string | number

/** Texts that spreadsheets would run as formulas. */
const formula = /^[=+\-@\t\r]/
const isNumber = /^-?\d+(\.\d+)?$/

const cell = (value: Cell): string => {
  const text = String(value)
  const harmless = formula.test(text) && !isNumber.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Formats rows as CSV. Cells that look like formulas are escaped. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string => rows.map(row => row.map(cell).join(',')).join('\r\n')

/** Downloads rows as a CSV file. The byte order mark tells spreadsheets that it is UTF-8. */
export const downloadCsv = (name: string, rows: readonly (readonly Cell[])[]): void =>
  download(`${name}.csv`, `\uFEFF${csvOf(rows)}`, 'text/csv;charset=utf-8')
