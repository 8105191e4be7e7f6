import { adminOrderStatus, adminOrders } from '#contracts/api/orders/back-office-orders.ts'
import { expect, test } from '../test.ts'
import { isOpen, screensOf } from './screens.ts'
import { visit } from '../visit.ts'

/** The ready accounts of each office, and the account whose menu contains all of its screens. */
const roles = [
  { who: 'admin', audience: 'admin', everything: 'admin', home: '/Admin/index' },
  { who: 'clerk', audience: 'admin', everything: 'admin', home: '/Admin/index' },
  { who: 'seller', audience: 'seller', everything: 'seller', home: '/Seller/index' },
  { who: 'staff', audience: 'seller', everything: 'seller', home: '/Seller/index' },
] as const

test.describe('role by screen', { tag: '@matrix' }, () => {
  // accessibility.spec.ts scans every screen with axe.
  test.use({ axe: false })
  test.describe.configure({ timeout: 180_000 })

  for (const { who, audience, everything, home } of roles) {
    // Proves GRD-7, GRD-11.
    test(`the account ${who} opens every screen of its menu, and is told that it may not open the others`, async ({
      signedIn,
      api,
      page,
      t,
    }) => {
      const own = await screensOf(await api(who), audience)
      const all = await screensOf(await api(everything), audience)
      await signedIn(who)
      await page.goto(home)
      expect(own.length).toBeGreaterThan(0)

      for (const screen of own) {
        await visit(page, screen.path)
        await isOpen(page, screen)
      }

      for (const { path } of all.filter(screen => !own.some(mine => mine.path === screen.path))) {
        await visit(page, path)
        await expect(page.getByRole('heading', { level: 2, name: t('error.noAccess') }), path).toBeVisible()
      }
    })
  }

  // Proves ROL-1, TBS-9.
  test('an administrator who may only read orders sees no button that changes them, and forced calls are refused', async ({
    signedIn,
    api,
    page,
    t,
  }) => {
    const clerk = await api('clerk')
    await signedIn('clerk')

    await page.goto('/Admin/orders')

    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: t('btn.view'), exact: true }).first()).toBeVisible()
    for (const name of ['btn.add', 'btn.edit', 'btn.delete', 'orders.ship', 'orders.move'] as const)
      await expect(main.getByRole('button', { name: t(name), exact: true }), name).toHaveCount(0)
    const { data } = await clerk(adminOrders.list, { query: {} })
    const change = clerk(adminOrderStatus, { body: { id: data[0]?.id ?? 0, status: 3 } })
    await expect(change).rejects.toThrow('402')
  })
})
