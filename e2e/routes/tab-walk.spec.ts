import type { Page } from '@playwright/test'
import { isOpen, screensOf } from '../matrix/screens.ts'
import { walkByTab } from '../tab-walk.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { checkedRoutes } from './walk.ts'

/** Waits until the page has its heading and loads nothing more. */
const isShown = async (page: Page): Promise<void> => {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Routes of the gate. With E2E_TAB=every all routes and screens are walked, which takes five minutes. */
const usual: readonly string[] = ['/', '/goods/:id', '/carts', '/login', '/order/before/:params', '/user/orders']
const isEvery = process.env.E2E_TAB === 'every'
const walked = checkedRoutes.filter(({ path }) => isEvery || usual.includes(path))

test.describe('Tab', { tag: '@a11y' }, () => {
  test.use({ axe: false })
  test.describe.configure({ timeout: 300_000 })

  for (const { path, at, as = 'shopper', given: states = [], forGuests } of walked) {
    // Proves WCA-8.
    test(`${path}: leads through the page and out of it @routes`, async ({ page, given, signedIn }) => {
      for (const [state, facts] of states) await given(state, facts)
      if (!forGuests) await signedIn(as)
      await page.goto(at)
      await isShown(page)

      const stops = await walkByTab(page)

      expect(stops).toBeGreaterThan(3)
    })
  }

  for (const audience of ['admin', 'seller'] as const) {
    // Proves WCA-8.
    test(`leads through ${isEvery ? 'every screen' : 'the first screens'} of the ${audience} office and out of it @routes`, async ({
      signedIn,
      api,
      page,
    }) => {
      const screens = await screensOf(await api(audience), audience)
      await signedIn(audience)
      await page.goto(audience === 'admin' ? '/Admin/index' : '/Seller/index')

      for (const screen of isEvery ? screens : screens.slice(0, 3)) {
        await visit(page, screen.path)
        await isOpen(page, screen)
        await isShown(page)

        expect(await walkByTab(page), screen.path).toBeGreaterThan(3)
      }
    })
  }
})
