import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { utils, write } from 'xlsx'
import { maxImport } from '#contracts/api/kit/import.ts'
import texts from '#src/i18n/office/en.json' with { type: 'json' }
import { median, type Line } from './measure.ts'
import { longestTask, runs } from './table-screen.ts'

const count = 100_000
const message = texts.table.sheetErrors.tooManyRows.replace('{{most}}', String(maxImport))

/** Milliseconds until a spreadsheet of 100,000 rows is refused, and the longest task of the main thread meanwhile. */
const refuse = async (page: Page, file: string) => {
  const devtools = await page.context().newCDPSession(page)
  const dialog = page.getByRole('dialog')
  let refused = 0
  const task = await longestTask(devtools, async () => {
    const start = performance.now()
    await page.locator('input[type=file][accept*=xlsx]').setInputFiles(file)
    await dialog.getByText(message).waitFor()
    refused = performance.now() - start
  })
  await devtools.detach()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  return { refused, task }
}

const hugeSheet = (): Buffer => {
  const book = utils.book_new()
  const lines = Array.from({ length: count }, (_, at) => [`Northwind ${at + 1}`])
  utils.book_append_sheet(book, utils.aoa_to_sheet([['name'], ...lines]))
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true })
}

/** Measures the import of a spreadsheet that is far too long, on the brands screen. Source: TEX-6. */
export const sheetLines = async (page: Page, address: string): Promise<Line[]> => {
  // Uses a file on disk, because Playwright would decode an inline buffer in the page.
  const file = join(await mkdtemp(join(tmpdir(), 'sheet-')), 'huge.xlsx')
  await writeFile(file, hugeSheet())
  await page.goto(`${address}/Admin/goods_brands`)
  await page.getByRole('grid').waitFor()
  const times: Awaited<ReturnType<typeof refuse>>[] = []
  for (let run = 0; run < runs; run++) times.push(await refuse(page, file))
  await rm(dirname(file), { recursive: true })
  return [
    { what: 'a spreadsheet of 100,000 rows is refused', value: median(times.map(one => one.refused)), unit: 'ms', most: 2000 },
    { what: 'longest task of the page meanwhile', value: median(times.map(one => one.task)), unit: 'ms', most: 50 },
  ]
}
