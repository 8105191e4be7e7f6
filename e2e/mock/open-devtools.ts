import { expect, type Locator, type Page } from '@playwright/test'
import type { T } from '../words.ts'

type Part = 'accounts' | 'states' | 'clock' | 'faults' | 'calls' | 'messages' | 'world' | 'record' | 'link' | 'real'

/** Waits until the mock in the page and its devtools are ready. */
export const devtoolsAreThere = (page: Page, t: T): Promise<void> =>
  expect(page.getByRole('button', { name: t('devtools.open') })).toBeVisible()

/** Opens a tab of the devtools, and first the devtools by their shortcut if they are closed. */
export const openDevtools = async (page: Page, t: T, part: Part): Promise<Locator> => {
  await devtoolsAreThere(page, t)
  const isOpen = await page.getByRole('button', { name: t('devtools.open') }).getAttribute('aria-expanded')
  if (isOpen !== 'true') await page.keyboard.press('Alt+Shift+M')
  await page.getByRole('tab', { name: t(`devtools.tab.${part}`) }).click()
  return page.getByRole('tabpanel')
}
