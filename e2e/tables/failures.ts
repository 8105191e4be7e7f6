import { expect, test } from '../test.ts'
import type { TableScreen } from './screen.ts'

/** A list that does not come is said so, and comes with another try; a refusal is read out. */
export const comesBackAfterFailures = ({ path, definition: { calls } }: TableScreen): void => {
  const failing = (kind: string) =>
    `${path}${path.includes('?') ? '&' : '?'}fault=${encodeURIComponent(`${kind}@GET ${calls.list.path}`)}`

  test.describe('on a bad day', () => {
    test.skip(Boolean(process.env.E2E_API), 'faults belong to the backend in the page')

    test('says that its rows did not come, and shows them after another try', async ({ allow, backOffice, faults, page, t }) => {
      allow(/500/)
      await page.goto(failing('http500'))
      const retry = page.getByRole('button', { name: t('ui.retry') })
      await expect(retry).toBeVisible()

      await faults.clear()
      await retry.click()

      await expect(backOffice.rows().first()).toBeVisible()
    })

    // Proves TLI-9.
    test('says that a role may not see it, and stays where it is', async ({ page, t }) => {
      await page.goto(failing('envelope402'))

      await expect(page.getByRole('alert').first()).toBeVisible()
      await expect(page.getByRole('navigation', { name: t('office.modules') })).toBeVisible()
    })
  })
}
