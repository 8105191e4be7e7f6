import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { screensOf } from '../matrix/screens.ts'
import { problemsOf } from './fault-check.ts'
import { checkedRoutes } from './walk.ts'

test.skip(Boolean(process.env.E2E_API), 'only the mock in the page has faults')

/** Restores the shopper's session, which a failure may have ended. */
const signInAgain = (page: Page, session: Record<string, string>): Promise<void> =>
  page.evaluate(kept => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  }, session)

/** The kinds of failure, and the message that the screen shows: one of its own, or the hint what to do. */
const kinds = {
  envelope401: undefined,
  envelope402: 'fault 402',
  envelope405: undefined,
  envelope429: 'fault 429',
  envelope500: 'fault 500',
  http401: undefined,
  http404: undefined,
  http429: 'fault 429',
  http500: 'fault 500',
  html: 'ui.errorHint',
  brokenJson: undefined,
  noData: undefined,
  noAnswer: 'ui.errorHint',
} as const
type Kind = keyof typeof kinds

for (const kind of Object.keys(kinds).filter((kind): kind is Kind => kind in kinds)) {
  // Proves RTE-14, GRD-5, LOK-5, LOK-6, ANS-15.
  test(`no screen stays blank when the server answers with ${kind} @routes`, async ({ allow, faults, page, signedIn, t }) => {
    test.slow()
    allow(/Failed to load resource|a web page came instead of data|the answer cannot be read|: silence\)/)
    if (kind === 'noData' || kind === 'envelope405') allow(/does not answer as described/)
    await page.goto('/order/success')
    await signedIn('shopper')
    const session = await page.evaluate(() => ({ token: localStorage.token as string, user: localStorage.user as string }))
    await faults.add({ kind })
    const main = page.getByRole('main')
    const login = main.getByRole('button', { name: t('login.submit'), exact: true })
    const asks = main.getByRole('link', { name: t('shop.signIn'), exact: true })

    const textKey = kinds[kind]
    const words = textKey === 'ui.errorHint' ? t(textKey) : (textKey ?? '')
    const alert = main.getByRole('alert').filter({ has: page.getByRole('button', { name: t('ui.retry') }), hasText: words })
    const nowhere = main.getByRole('heading', { name: t('error.notFound') })
    const broken = main.getByRole('heading', { name: t('error.broken') })

    for (const route of checkedRoutes) {
      // Show a page without requests in between, so that the next check does not see the previous route. A late response may
      // still navigate away from it.
      await expect(async () => {
        await visit(page, '/nowhere')
        await expect(nowhere).toBeVisible({ timeout: 1000 })
      }).toPass()
      await signInAgain(page, session)
      await visit(page, route.at)

      await test.step(route.path, async () => {
        await expect.soft(nowhere, route.path).toHaveCount(0)
        await expect.soft(main.getByRole('heading', { level: 1 }), route.path).toHaveCount(1)
        await expect.soft(broken, route.path).toHaveCount(0)
        // Code 405 with an empty list is an answer: a list is empty then. Source: TOL-10.
        if (kind === 'envelope405') return
        // Code 500 refuses the thing itself: its page says so and links elsewhere. Source: RTE-14.
        if (kind === 'envelope500' && route.path.includes(':')) {
          await expect.soft(main.getByRole('link').or(main.getByRole('button')).first(), route.path).toBeVisible()
          return expect.soft(main.locator('[aria-busy=true]'), route.path).toHaveCount(0)
        }
        if (route.asksNothing || (kind === 'noData' && route.mayBeAbsent)) return
        if (route.mayBeMissing && (kind === 'http404' || kind === 'html')) return
        // An expired session leads to the login page soon after the error is shown, or the page asks to sign in.
        const seen = kind === 'envelope401' || kind === 'http401' ? alert.or(login).or(asks) : alert
        await expect.soft(seen.first(), route.path).toBeVisible()
      })
    }
  })
}

/** Some screens of each office meet one of these ways to fail, in turn; every-fault.spec.ts has each call of each screen meet all. */
const officeKinds = [
  'noData',
  'envelope405',
  'envelope500',
  'http500',
  'html',
  'brokenJson',
  'noAnswer',
  'envelope402',
  'http404',
]

for (const { audience, home, every } of [
  { audience: 'seller', home: '/Seller', every: 3 },
  { audience: 'admin', home: '/Admin', every: 7 },
] as const)
  // Proves LOK-6, ANS-15, CTL-2.
  test(`no screen of the ${audience} office hangs or disappears entirely when its calls fail @routes`, async ({
    api,
    allow,
    faults,
    page,
    signedIn,
    t,
  }) => {
    test.slow()
    allow(/^console: /)
    const screens = (await screensOf(await api(audience), audience)).filter((_, number) => number % every === 0)
    await signedIn(audience)
    await page.goto(`${home}/nowhere`)
    const nowhere = page.getByRole('heading', { level: 1, name: t('error.notFound') })

    for (const [number, { path }] of screens.entries()) {
      await visit(page, `${home}/nowhere`)
      await expect(nowhere).toBeVisible()
      await faults.clear()
      const kind = officeKinds[number % officeKinds.length] ?? 'noData'
      await faults.add({ kind })
      await visit(page, path)
      await expect(nowhere).toHaveCount(0)

      expect.soft(await problemsOf(page, t), `${path} with ${kind}`).toEqual([])
    }
  })

// Proves LOK-6.
test('every public screen tells guests, too, that it did not load @routes', async ({ allow, faults, page, t }) => {
  allow(/Failed to load resource/)
  await page.goto('/order/success')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await faults.add({ kind: 'http500' })

  for (const route of checkedRoutes.filter(one => !one.needsBuyer && !one.asksNothing)) {
    await visit(page, '/nowhere')
    await expect(main.getByRole('heading', { name: t('error.notFound') })).toBeVisible()
    await visit(page, route.at)

    const alert = main.getByRole('alert').filter({ has: page.getByRole('button', { name: t('ui.retry') }) })
    await expect.soft(alert.first(), route.path).toContainText(t('ui.errorTitle'))
    await expect.soft(alert.first(), route.path).toContainText('fault 500')
  }
})
