import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { read, utils } from 'xlsx'
import type { Field, TableDefinition } from '#src/table/define-table.ts'
import { textByKey, type T } from '../words.ts'

/** The displayed texts of a row or a record, by field name or label. */
export type Shown = Readonly<Record<string, string>>

/** The lines of a spreadsheet. */
export const linesOf = (file: string): unknown[][] => {
  const book = read(readFileSync(file))
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, defval: '' })
}

/** The labels of fields in the language of the run. */
export const labelsOf = (fields: readonly Field[], t: T): string[] => fields.map(({ label }) => textByKey(t, label))

/** The texts of each row's cells; for a picture its URL, for a switch whether it is on. */
export const readCells = async (grid: Locator, { columns }: TableDefinition, t: T): Promise<Shown[]> => {
  const [head = [], ...rows] = await grid.evaluate((table: HTMLTableElement) => {
    const sayOf = (cell: HTMLElement) =>
      cell.querySelector('[role=switch]')?.ariaChecked ??
      (cell.innerText.trim() || cell.querySelector('img')?.src || cell.querySelector('[role=img]')?.ariaLabel || '')
    return [...table.rows].filter(row => row.ariaRowIndex || row.closest('thead')).map(row => [...row.cells].map(sayOf))
  })
  const places = columns.map(({ name, label }) => [name, head.indexOf(textByKey(t, label))] as const)
  return rows.map(row => Object.fromEntries(places.map(([name, at]) => [name, row[at] ?? ''])))
}

/** The texts of an open record, by label. */
export const readPairs = (dialog: Locator): Promise<Shown> =>
  dialog.evaluate(record =>
    Object.fromEntries(
      [...record.querySelectorAll('dt')].map(({ innerText, nextElementSibling: value }) => [
        innerText.trim(),
        value instanceof HTMLElement ? value.innerText.trim() || (value.querySelector('img')?.src ?? '') : '',
      ]),
    ),
  )

const bare = (text: string) => text.replace(/[\s,，¥%+]|px$/g, '').replace(/^-$/, '')
const stem = (address: string) => decodeURI(address).replace(/(_\d+)?\.\w+$/, '')

const pictures = new Set(['image', 'images', 'slides', 'file'])

/** True if two texts show the same value of a field. Formatting of numbers, lists and pictures is ignored. */
export const isAlike = ({ kind, options }: Field, shown: string, other: unknown, t: T): boolean => {
  const text = String(other)
  if (pictures.has(kind)) return text === '' ? bare(shown) === '' : stem(shown).endsWith(stem(text.split(',')[0] ?? ''))
  if (kind === 'liveSwitch')
    return text === textByKey(t, String(shown === 'true' ? (options.on ?? 'btn.yes') : (options.off ?? 'btn.no')))
  if (kind === 'rating' && shown !== text) return shown.split('★').length - 1 === Math.round(Number(text))
  // A list shows times to the minute, and only the end of a secret.
  if (kind === 'dateTime' && shown !== '' && text.startsWith(shown)) return true
  if (options.masked) return text.slice(-4) === shown.slice(-4)
  const [one, two] = [bare(shown), bare(text)]
  return one === two || (one !== '' && two !== '' && Number(one) === Number(two))
}
