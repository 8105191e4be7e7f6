import type { Locator, Page } from '@playwright/test'
import { pageSizes } from '#contracts/api/kit/list-query.ts'
import type { BackOffice } from '../back-office.ts'
import { expect } from '../test.ts'
import type { T } from '../words.ts'
import type { ChecksOf } from './check.ts'
import { headings } from './headings.ts'
import { isAlike, labelsOf, linesOf, readCells } from './reading.ts'

/** Turns pages by the arrows, by the page number box, and with a larger page size; the URL stores each. */
const turnsPages = async ({ grid, rows }: BackOffice, page: Page, t: T): Promise<void> => {
  const first = await rows().first().innerText()
  const box = page.getByLabel(t('table.goTo'))
  const isOn = async (number: 1 | 2) => {
    await expect(page).toHaveURL(number === 1 ? /^(?!.*[?&]page=)/ : /[?&]page=2/)
    await expect.poll(async () => (await rows().first().innerText()) === first).toBe(number === 1)
  }

  await page.getByRole('button', { name: t('ui.nextPage') }).click()
  await isOn(2)
  await page.getByRole('button', { name: t('ui.previousPage') }).click()
  await isOn(1)
  await box.fill('2')
  await box.press('Enter')
  await isOn(2)
  await box.fill('1')
  await box.press('Enter')
  await isOn(1)

  const [usual, larger] = pageSizes
  await page.getByRole('combobox', { name: t('table.pageSize') }).click()
  await page.getByRole('option', { name: t('table.perPage', { count: larger }) }).click()
  await expect(page).toHaveURL(new RegExp(`[?&]per_page=${larger}`))
  await expect.poll(async () => Number(await grid.getAttribute('aria-rowcount'))).toBeGreaterThan(usual + 1)
}

/** Whether a path is one of a table screen. */
const isScreen = (path: string): path is keyof typeof headings => path in headings

/** The headings of a table from left to right; of columns that only select or act there are none. */
const shownHeadings = async (grid: Locator, known: readonly string[]): Promise<string[]> => {
  const texts = await grid.evaluate((table: HTMLTableElement) =>
    [...(table.tHead?.rows ?? [])].flatMap(row => [...row.cells]).map(cell => cell.innerText.trim()),
  )
  return texts.filter(text => known.includes(text))
}

/** Shows rows under their headings, and further pages. */
export const showsRows: ChecksOf = ({ definition, path }) => [
  {
    // Proves STE-8, TBS-1, TBS-2.
    name: 'shows its rows under their headings, and changes pages',
    run: async ({ backOffice, looksRight, open, page, t }) => {
      await open()

      const expected = isScreen(path) ? headings[path] : []
      await expect.poll(() => shownHeadings(backOffice.grid, expected)).toEqual(expected)
      await expect(backOffice.rows().first()).toBeVisible()
      await looksRight()
      if (!definition.tree && (await page.getByRole('button', { name: t('ui.nextPage') }).isEnabled()))
        await turnsPages(backOffice, page, t)
    },
  },
]

/** Checks the file that an export writes. */
export const exportsRows: ChecksOf = ({ definition }) => {
  if (definition.can.export !== true) return []
  return [
    {
      // Proves TEX-2.
      name: 'exports the current page: its headings and the text of each cell',
      run: async ({ backOffice, open, page, t }) => {
        await open()
        await expect(backOffice.rows().first()).toBeVisible()
        const shown = await readCells(backOffice.grid, definition, t)

        // A chart above the table may have an export button, too.
        const button = page.getByRole('button', { name: t('btn.export'), exact: true })
        await button.and(page.locator('[aria-haspopup=menu]')).click()
        const saved = page.waitForEvent('download')
        await page.getByRole('menuitem', { name: t('table.exportLoaded', { count: shown.length }) }).click()
        const [headings, ...lines] = linesOf(await (await saved).path())

        expect(headings).toEqual(labelsOf([...definition.columns, ...definition.exportExtra], t))
        expect(lines).toHaveLength(shown.length)
        const wrong = shown.flatMap((row, line) =>
          definition.columns.flatMap((field, column) => {
            const [cell = '', written] = [row[field.name], lines[line]?.[column]]
            return isAlike(field, cell, written, t) ? [] : [`${line} ${field.name}: "${cell}" as "${String(written)}"`]
          }),
        )
        expect(wrong).toEqual([])
      },
    },
  ]
}
