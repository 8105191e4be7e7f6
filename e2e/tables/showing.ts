import { readFileSync } from 'node:fs'
import { read, utils } from 'xlsx'
import { expect, test } from '../one-profile.ts'
import { textByKey, type T } from '../words.ts'
import type { TableScreen } from './screen.ts'

/** The lines of a spreadsheet. */
const linesOf = (file: string): unknown[][] => {
  const book = read(readFileSync(file))
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, defval: '' })
}

const labelsOf = (fields: TableScreen['definition']['columns'], t: T) => fields.map(({ label }) => textByKey(t, label))

/** Its rows under its headings, further pages, and the file that an export writes. */
export const showsRows = (screen: TableScreen): void => {
  const { path, definition } = screen

  test('shows its rows under their headings, and turns its pages', async ({ backOffice, looksRight, page, t }) => {
    await backOffice.open(path)

    for (const label of labelsOf(definition.columns, t)) await expect(backOffice.heading(label)).toBeVisible()
    await expect(backOffice.rows().first()).toBeVisible()
    const next = page.getByRole('button', { name: t('ui.nextPage') })
    if (definition.tree || !(await next.isEnabled())) return
    await looksRight()
    const before = await backOffice.rows().first().innerText()
    await next.click()
    await expect(page).toHaveURL(/page=2/)
    await expect.poll(() => backOffice.rows().first().innerText()).not.toBe(before)
  })

  if (definition.can.export !== true) return

  test('exports what is on the page, under the headings of the page', async ({ backOffice, page, t }) => {
    await backOffice.open(path)
    await expect(backOffice.rows().first()).toBeVisible()
    const count = (await page.getByRole('row').count()) - 1

    await page.getByRole('button', { name: t('btn.export'), exact: true }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: t('table.exportLoaded', { count }) }).click()
    const [headings, ...rows] = linesOf(await (await saved).path())

    expect(headings).toEqual(labelsOf([...definition.columns, ...definition.exportExtra], t))
    expect(rows).toHaveLength(count)
  })
}
