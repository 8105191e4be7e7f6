import { download } from '../browser/download.ts'

type Cell = string | number

/** What spreadsheets would take for a formula. */
const formula = /^[=+\-@\t\r]/
const isNumber = /^-?\d+(\.\d+)?$/

const cell = (value: Cell): string => {
  const text = String(value)
  const harmless = formula.test(text) && !isNumber.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Rows as text that spreadsheets read; cells that look like formulas are kept from running. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string => rows.map(row => row.map(cell).join(',')).join('\r\n')

/** Hands rows to the user as a file. The mark in front tells spreadsheets that it is UTF-8. */
export const downloadCsv = (name: string, rows: readonly (readonly Cell[])[]): void =>
  download(`${name}.csv`, `\uFEFF${csvOf(rows)}`, 'text/csv;charset=utf-8')
