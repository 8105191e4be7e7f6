import type { Page } from '@playwright/test'
import { expect, test } from '../one-profile.ts'
import { checkedRoutes, turnTo, type CheckedRoute } from './walk.ts'

test.skip(Boolean(process.env.E2E_API), 'faults belong to the backend in the page')

/** Goes to a route as the shopper of this session, which a failure may have ended. */
const turnSignedIn = async (page: Page, { at }: CheckedRoute, session: Record<string, string>): Promise<void> => {
  await page.evaluate(kept => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  }, session)
  await turnTo(page, at)
}

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

    for (const route of checkedRoutes) {
      await turnSignedIn(page, route, session)

      await test.step(route.path, async () => {
        await expect.soft(main.getByRole('heading', { level: 1 }), route.path).toHaveCount(1, { timeout: 5000 })
        if (!route.asksNothing) await expect.soft(retry.or(login), route.path).toBeVisible({ timeout: 5000 })
      })
    }
  })
}
