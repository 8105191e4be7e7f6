import type { Page } from '@playwright/test'
import type { BackOffice } from '../back-office.ts'
import { expect } from '../test.ts'
import { textByKey, type T } from '../words.ts'
import type { ChecksOf } from './check.ts'
import { wordsOf } from './entering.ts'
import { isAlike, readCells, readPairs, type Shown } from './reading.ts'
import { firstRows, recordOf, type TableScreen } from './screen.ts'
import type { Call } from '../calls.ts'

/** Moves along a row, between rows, by page, and to the corners. */
const movesFocus = async ({ grid, rows }: BackOffice, page: Page): Promise<void> => {
  const [first, last] = [rows().first(), rows().last()]
  const isIn = (row: typeof first) => expect(row.locator(':focus')).toHaveCount(1)
  const key = (name: string) => page.keyboard.press(name)
  await expect(grid).toHaveAttribute('aria-rowcount', String((await rows().count()) + 1))
  await isIn(first)
  await key('End')
  await expect(first.locator('td').last().locator(':scope:focus, :focus')).toHaveCount(1)
  await key('Home')
  await expect(first.locator('td').first().locator(':scope:focus, :focus')).toHaveCount(1)
  await key('ArrowRight')
  await expect(first.locator('td').first().locator(':scope:focus, :focus')).toHaveCount(0)
  await key('ArrowLeft')
  await expect(first.locator('td').first().locator(':scope:focus, :focus')).toHaveCount(1)
  await key('Control+End')
  await isIn(last)
  await key('PageUp')
  await key('Control+Home')
  await isIn(first)
  if ((await rows().count()) < 2) return
  await key('ArrowDown')
  await isIn(rows().nth(1))
  await key('ArrowUp')
  await isIn(first)
  await key('PageDown')
  await expect(first.locator(':focus')).toHaveCount(0)
  await key('Control+Home')
}

/** Space toggles the row; Ctrl+A selects all rows, and a second Ctrl+A none. */
const selects = async ({ rows }: BackOffice, page: Page): Promise<void> => {
  const first = rows().first()
  const chosen = rows().and(page.locator('[aria-selected=true]'))
  if ((await first.getAttribute('aria-selected')) === null) return
  await page.keyboard.press('Space')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(chosen).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect(chosen).toHaveCount(0)
  await page.keyboard.press('Control+a')
  await expect(chosen).toHaveCount(await rows().count())
  await page.keyboard.press('Control+a')
  await expect(chosen).toHaveCount(0)
}

const texts = new Set(['text', 'longText', 'tag', 'suggest', 'icon', 'number', 'dateTime'])

const isBlank = (value: unknown) => value === undefined || value === null || value === '' || value === 0

/** Expects the open dialog to show the values of the row and of its record. */
const showsRecord = async (screen: TableScreen, { dialog }: BackOffice, row: Shown, call: Call, t: T): Promise<void> => {
  const { definition } = screen
  const [{ id } = { id: 0 }] = await firstRows(screen, call)
  const record = await recordOf(screen, call, Number(id))
  const wrong = async () => {
    const pairs = await readPairs(dialog)
    return definition.view.flatMap(field => {
      const value = pairs[textByKey(t, field.label)]
      const of = field.options.by === undefined && wordsOf(field)[String(record[field.name])]
      const stored = texts.has(field.kind) ? String(record[field.name] ?? '') : of && textByKey(t, String(of))
      const expected = row[field.name] ?? stored
      // The page of a record leaves out what is empty.
      if (value === undefined && definition.record && isBlank(record[field.name])) return []
      const isRight = value !== undefined && (typeof expected !== 'string' || isAlike(field, expected, value, t))
      return isRight ? [] : [`${field.name}: "${value}" instead of "${String(expected)}"`]
    })
  }
  await expect.poll(wrong, 'values that the dialog shows differently').toEqual([])
}

/** Tab enters and leaves the rows, grid keys move within them; a record is opened, read and closed. */
export const isUsedByKeyboard: ChecksOf = screen => [
  {
    // Proves TBS-4, TLI-5, TLI-13, TFO-10, WCA-2.
    name: 'works by keyboard alone, and shows all fields of a record',
    run: async ({ api, backOffice, open, page, t }) => {
      const { as, definition } = screen
      await open()
      const rows = backOffice.rows()
      await expect(rows.first()).toBeVisible()

      await page.getByRole('button', { name: t('table.layout') }).focus()
      await page.keyboard.press('Tab')
      // Tabs above the rows come first.
      const isOnTab = (await page.getByRole('tab').and(page.locator(':focus')).count()) > 0
      if (isOnTab) await page.keyboard.press('Tab')
      await movesFocus(backOffice, page)
      await selects(backOffice, page)

      if (definition.can.view === true) {
        const [row = {}] = await readCells(backOffice.grid, definition, t)
        const view = rows.first().getByRole('button', { name: t('btn.view'), exact: true })
        await view.focus()
        await page.keyboard.press('Enter')
        await expect(backOffice.dialog.locator(':focus')).toHaveCount(1)
        await showsRecord(screen, backOffice, row, await api(as), t)
        await page.keyboard.press('Escape')
        await expect(backOffice.dialog).toBeHidden()
        await expect(view).toBeFocused()
      }
      await page.keyboard.press('Tab')
      await expect(rows.locator(':focus')).toHaveCount(0)
    },
  },
]
