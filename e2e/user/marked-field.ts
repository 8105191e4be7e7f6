import type { Locator, Page } from '@playwright/test'
import { expect } from '../test.ts'
import { visit } from '../visit.ts'

/** Expects the field to have the focus, to be marked invalid, and to show the message. */
export const isMarkedInvalid = async (field: Locator, words: string | RegExp): Promise<void> => {
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(words)
}

/** Opens another screen and waits for it: the previous one may have fields of the same name. */
export const turnTo = async (page: Page, path: string): Promise<void> => {
  if (new URL(page.url()).pathname === path) return
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  const before = await title.innerText()
  await visit(page, path)
  await expect(title).not.toHaveText(before)
}
