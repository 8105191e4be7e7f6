import type { Locator } from '@playwright/test'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { adminEnglish } from './rows-admin-en.ts'
import { adminChinese } from './rows-admin-zh-cn.ts'
import { sellerEnglish } from './rows-seller-en.ts'
import { sellerChinese } from './rows-seller-zh-cn.ts'

/** The texts of the headings and of the first three rows; a switch says whether it is on. */
const readRows = (grid: Locator): Promise<string[]> =>
  grid.evaluate((table: HTMLTableElement) => {
    const sayOf = (cell: HTMLElement) => cell.querySelector('[role=switch]')?.ariaChecked ?? cell.innerText
    const lineOf = ({ cells }: HTMLTableRowElement) =>
      [...cells]
        .map(cell => sayOf(cell).replaceAll(/\s+/g, ' ').trim())
        .filter(Boolean)
        .join(' | ')
    const rows = [...table.rows].filter(row => row.ariaRowIndex ?? row.closest('thead'))
    return rows.slice(0, 4).map(lineOf)
  })

const offices = [
  { audience: 'admin', first: '/Admin/expresses', en: adminEnglish, 'zh-cn': adminChinese },
  { audience: 'seller', first: '/Seller/coupons', en: sellerEnglish, 'zh-cn': sellerChinese },
] as const

test.describe('Seeded rows', { tag: '@tables' }, () => {
  test.use({ axe: false })
  test.describe.configure({ timeout: 300_000 })

  for (const { audience, first, ...rows } of offices) {
    // Proves STE-8.
    test(`each list of the ${audience} office starts with the seeded rows`, async ({ backOffice, language, page, signedIn }) => {
      // Wide enough for every column.
      await page.setViewportSize({ width: 2400, height: 900 })
      await signedIn(audience)
      await backOffice.open(first)

      for (const [path, expected] of Object.entries(rows[language])) {
        await visit(page, path)

        await expect.poll(() => readRows(backOffice.grid), { message: path }).toEqual(expected)
      }
    })
  }
})
