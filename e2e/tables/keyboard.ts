import { expect, test } from '../one-profile.ts'
import type { TableScreen } from './screen.ts'

/** Into the rows by Tab, along them by arrows, out of them by Tab; Enter opens a record, Escape closes it. */
export const isWalkedByKeyboard = ({ path, definition: { can } }: TableScreen): void => {
  test('is used by keyboard alone', async ({ backOffice, page, t }) => {
    await backOffice.open(path)
    const rows = backOffice.rows()
    await expect(rows.first()).toBeVisible()

    await page.getByRole('button', { name: t('table.layout') }).focus()
    await page.keyboard.press('Tab')
    await expect(rows.first().locator(':focus')).toHaveCount(1)
    if ((await rows.count()) > 1) {
      await page.keyboard.press('ArrowDown')
      await expect(rows.nth(1).locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Control+Home')
    }
    await expect(rows.first().locator(':focus')).toHaveCount(1)

    if (can.view === true) {
      await page.keyboard.press('End')
      const view = rows.first().getByRole('button', { name: t('btn.view'), exact: true })
      await view.focus()
      await page.keyboard.press('Enter')
      await expect(backOffice.dialog.locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(backOffice.dialog).toBeHidden()
      await expect(view).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(rows.locator(':focus')).toHaveCount(0)
  })
}
