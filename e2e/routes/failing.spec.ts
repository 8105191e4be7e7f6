import type { Page } from '@playwright/test'
import { expect, test } from '../one-profile.ts'
import { visit } from '../visit.ts'
import { checkedRoutes } from './walk.ts'

test.skip(Boolean(process.env.E2E_API), 'faults belong to the backend in the page')

/** Gives the shopper the session back, which a failure may have ended. */
const signInAgain = (page: Page, session: Record<string, string>): Promise<void> =>
  page.evaluate(kept => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  }, session)

const kinds = ['envelope401', 'envelope402', 'envelope429', 'http429', 'http500', 'html', 'noAnswer'] as const

for (const kind of kinds) {
  test(`no screen stays blank when the server answers with ${kind} @routes`, async ({ allow, page, signedIn, t }) => {
    test.slow()
    allow(/Failed to load resource|a web page came instead of data|: silence\)/)
    await page.goto('/order/success')
    await signedIn('shopper')
    const session = await page.evaluate(() => ({ token: localStorage.token as string, user: localStorage.user as string }))
    await page.evaluate(what => fetch('/_mock/faults', { method: 'POST', body: JSON.stringify({ kind: what }) }), kind)
    const main = page.getByRole('main')
    const retry = main.getByRole('button', { name: t('ui.retry') }).first()
    const login = main.getByRole('button', { name: t('login.submit'), exact: true })

    const nowhere = main.getByRole('heading', { name: t('error.notFound') })

    for (const route of checkedRoutes) {
      // A page that asks for nothing in between: what is seen next is not left over from the route before. An answer that comes
      // late may lead away from it.
      await expect(async () => {
        await visit(page, '/nowhere')
        await expect(nowhere).toBeVisible({ timeout: 1000 })
      }).toPass()
      await signInAgain(page, session)
      await visit(page, route.at)

      await test.step(route.path, async () => {
        await expect.soft(nowhere, route.path).toHaveCount(0, { timeout: 5000 })
        await expect.soft(main.getByRole('heading', { level: 1 }), route.path).toHaveCount(1, { timeout: 5000 })
        if (!route.asksNothing) await expect.soft(retry.or(login), route.path).toBeVisible({ timeout: 5000 })
      })
    }
  })
}
