import { readFileSync } from 'node:fs'
import { read, utils, write } from 'xlsx'
import type { Download } from '@playwright/test'

type Lines = readonly (readonly (string | number)[])[]

/** Makes a workbook of these lines, in the shape that `setInputFiles` takes. */
export const sheetOf = (name: string, lines: Lines) => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines.map(line => [...line])), 'Sheet1')
  const buffer: Buffer = write(book, { type: 'buffer', bookType: 'xlsx', compression: true })
  return { name, mimeType: 'application/octet-stream', buffer }
}

/** Reads the lines of a downloaded workbook. */
export const linesOf = async (saved: Promise<Download>): Promise<unknown[][]> => {
  const book = read(readFileSync(await (await saved).path()))
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, defval: '' })
}
