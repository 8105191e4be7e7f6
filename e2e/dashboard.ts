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

/** The query of the last 30 days, which a dashboard shows by default. Tests run on 15 June 2026, a Monday. */
export const lastDays: { is_type: 0; created_at: string[] } = { is_type: 0, created_at: ['2026-05-17', '2026-06-15'] }

/** The points that a chart shows: those to come are left out. */
export const untilNow = <Point extends { time: string }>(points: readonly Point[]): Point[] =>
  points.filter(({ time }) => time <= '2026-06-15'.slice(0, time.length))
