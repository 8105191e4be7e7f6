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

/** Hands a text file to the user. The mark in front tells spreadsheets that it is UTF-8. */
export const downloadCsv = (name: string, rows: readonly (readonly Cell[])[]): void => {
  const href = URL.createObjectURL(new Blob(['\uFEFF', csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href, download: `${name}.csv` })
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), 1000)
}
