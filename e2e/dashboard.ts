import type { Locator, Page } from '@playwright/test'
import type { T } from './words.ts'

/** An amount as the dashboards show it. */
export const money = (sum: string | 0): string =>
  `¥${Number(sum).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

/** The panel with this title. */
export const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** What the chart of a panel says in words. */
export const numbersOf = async (page: Page, title: string, t: T): Promise<Locator> => {
  await panel(page, title)
    .getByRole('button', { name: t('dashboard.asTable') })
    .click()
  return panel(page, title).getByRole('cell')
}
