import { expect } from '../test.ts'
import { visit } from '../visit.ts'
import type { ChecksOf } from './check.ts'

/** A list that is refused or fails says so and loads with a retry. Only the mock in the page can fail on demand. */
export const comesBackAfterFailures: ChecksOf = ({ path, definition: { calls } }) => {
  if (process.env.E2E_API) return []
  const call = `GET ${calls.list.path}`
  return [
    {
      // Proves TLI-9.
      name: 'says that the role may not see it or that its rows did not load, and shows them after a retry',
      run: async ({ allow, backOffice, faults, page, t }) => {
        allow(/500/)
        const retry = page.getByRole('button', { name: t('ui.retry') })

        await page.goto(`${path}${path.includes('?') ? '&' : '?'}fault=${encodeURIComponent(`envelope402@${call}`)}`)
        await expect(page.getByRole('alert').first()).toBeVisible()
        await expect(page.getByRole('navigation', { name: t('office.modules') })).toBeVisible()

        await faults.clear()
        await faults.add({ kind: 'http500', call })
        await visit(page, path)
        await expect(retry).toBeVisible()
        await faults.clear()
        await retry.click()
        await expect(backOffice.rows().first()).toBeVisible()
      },
    },
  ]
}
