import { editAdmin } from '#contracts/api/accounts/auth.ts'
import { adminMenu, adminMenus } from '#contracts/api/system/menus.ts'
import { named, shellOf } from '../office-shell.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

// Proves LAY-1, LAY-3, LAY-4, LAY-5, LAY-9, LAY-11.
test('one module is active, the breadcrumb shows the current page, and the menu collapses to its icons', async ({
  signedIn,
  backOffice,
  api,
  page,
  language,
  t,
}) => {
  const { modules, side, crumbs } = shellOf(page, t)
  const nameOf = named(language)
  const menu = await (await api('admin'))(adminMenu, { query: { type: 'getChildren' } })
  const [workbench, goods, stores] = menu
  const group = workbench?.children?.find(one => one.children?.some(({ apis }) => apis === '/Admin/articles'))
  const articles = group?.children?.find(({ apis }) => apis === '/Admin/articles')
  const active = modules.locator('[aria-current=true]')
  await signedIn('admin')

  await backOffice.open('/Admin/articles')
  await expect(active).toHaveText([nameOf(workbench)])
  await expect(crumbs).toHaveText([nameOf(workbench), nameOf(group), nameOf(articles)])
  await expect(side.locator('[aria-current=page]')).toHaveText(nameOf(articles))
  await modules.getByRole('link', { name: nameOf(goods), exact: true }).click()
  await expect(page).toHaveURL(/\/Admin\/goods_classes$/)
  await expect(active).toHaveText([nameOf(goods)])
  await modules.getByRole('link', { name: nameOf(stores), exact: true }).click()
  await expect(page).toHaveURL(/\/Admin\/stores$/)
  await expect(active).toHaveText([nameOf(stores)])

  const widthOfSide = async () => (await side.boundingBox())?.width
  await expect.poll(widthOfSide).toBe(200)
  const fold = page.getByRole('banner').getByRole('button', { name: t('office.fold') })
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await fold.click()
  await expect.poll(widthOfSide).toBe(63)
  const orders = stores?.children?.find(one => one.children?.some(({ apis }) => apis === '/Admin/orders'))
  await side.getByRole('button', { name: nameOf(orders), exact: true }).click()
  await expect(page.getByRole('menuitem')).toHaveText((orders?.children ?? []).map(nameOf))
  await page.getByRole('menuitem').first().click()
  await expect(page).toHaveURL(/\/Admin\/orders$/)
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('office.unfold') })
    .click()
  await expect.poll(widthOfSide).toBe(200)
})

// Proves LAY-3.
test('the top bar shows each module with icon and name, and the user with picture, greeting, nickname and menu', async ({
  signedIn,
  backOffice,
  api,
  page,
  language,
  t,
}) => {
  const { modules } = shellOf(page, t)
  const admin = await api('admin')
  const menu = await admin(adminMenu, { query: { type: 'getChildren' } })
  await admin(editAdmin, { body: { provider: 'admins', nickname: 'Noon', password: '', avatar: '/storage/avatars/3.jpg' } })
  await page.setViewportSize({ width: 1440, height: 900 })
  await signedIn('admin')

  await backOffice.open('/Admin/goods_brands')

  const user = page.getByRole('banner').getByRole('button', { name: t('office.hello') })
  await expect(modules.getByRole('listitem')).toHaveText(menu.map(named(language)))
  for (const module of await modules.getByRole('listitem').all()) await expect(module.locator('svg')).toBeVisible()
  await expect(user.locator('img')).toHaveAttribute('src', /\/storage\/avatars\/3\.jpg$/)
  await expect(user.getByText(t('office.hello'))).toBeVisible()
  await expect(user.getByText('Noon')).toBeVisible()
  await user.click()
  await expect(page.getByRole('menuitem')).toHaveText([t('office.userInfo'), t('office.logout')])
})

// Proves RTE-10, LAY-2, NAV-1.
test('a menu entry may open another site; a module without pages says that it is empty', async ({
  signedIn,
  backOffice,
  api,
  allow,
  page,
  baseURL,
  t,
}) => {
  const { modules, side } = shellOf(page, t)
  const admin = await api('admin')
  const entry = { pid: 0, is_open: 0, icon: 'fa-cog' } as const
  await admin(adminMenus.create, { body: { ...entry, name: 'Outside', apis: `${baseURL}/login` } })
  await admin(adminMenus.create, { body: { ...entry, name: 'Nowhere' } })
  await page.setViewportSize({ width: 1800, height: 900 })
  await signedIn('admin')
  await backOffice.open('/Admin/goods_brands')

  const opened = page.waitForEvent('popup')
  await modules.getByRole('link', { name: 'Outside', exact: true }).click()
  expect(new URL((await opened).url() || `${baseURL}/login`).pathname).toMatch(/^\/login|blank$/)
  await (await opened).close()
  await expect(page).toHaveURL(/\/Admin\/goods_brands/)

  allow(/No Route/)
  const logged = page.waitForEvent('console', message => message.type() === 'error')
  await modules.getByRole('button', { name: 'Nowhere', exact: true }).click()
  expect((await logged).text()).toContain('No Route')
  await expect(modules.locator('[aria-current=true]')).toHaveText(['Nowhere'])
  await expect(side.getByText(t('office.emptyMenu'))).toBeVisible()
})

// Proves RTE-6, GRD-6, LAY-6.
test('a page has a title and a frame; a dashboard has neither, but names itself to screen readers', async ({
  signedIn,
  page,
  t,
}) => {
  const { main } = shellOf(page, t)
  const title = main.getByRole('heading', { level: 1 })
  const shadow = () => title.evaluate(one => getComputedStyle(one.closest('main > div') ?? one).boxShadow)
  /** Height of the title's container: nearly 0 if the title is for screen readers only. */
  const height = async () => (await title.locator('..').boundingBox())?.height ?? 0
  await signedIn('admin')

  await page.goto('/Admin/goods_brands')
  await expect(title).not.toHaveText('')
  await expect(main.locator('hr')).toHaveCount(1)
  await expect.poll(shadow).not.toBe('none')
  await expect.poll(height).toBeGreaterThan(20)

  await visit(page, '/Admin/dashboard')
  await expect(main.locator('hr')).toHaveCount(0)
  await expect(title).not.toHaveText('')
  await expect.poll(height).toBeLessThan(2)
  await expect(main.locator(':scope > div').last()).toHaveCSS('box-shadow', 'none')

  await visit(page, '/Admin/nowhere')
  await expect(main.getByRole('heading', { level: 2, name: t('error.notFound') })).toBeVisible()
  await expect(main.locator('hr')).toHaveCount(0)
  await expect(main.locator(':scope > div').last()).not.toHaveCSS('box-shadow', 'none')
})

// Proves LAY-3, SES-9.
test('signing out of one back office keeps the session of the other', async ({ signedIn, backOffice, page, t }) => {
  await signedIn('seller')
  await signedIn('admin')
  await backOffice.open('/Seller/orders')

  await page
    .getByRole('banner')
    .getByRole('button', { name: t('office.hello') })
    .click()
  await page.getByRole('menuitem', { name: t('office.logout') }).click()

  await expect(page).toHaveURL(/\/Seller\/login/)
  await page.goto('/Seller/orders')
  await expect(page).toHaveURL(/\/Seller\/login/)
  await backOffice.open('/Admin/orders')
})

test('a logout that the server refuses still ends the session in the browser', async ({
  signedIn,
  backOffice,
  faults,
  page,
  t,
}) => {
  test.skip(Boolean(process.env.E2E_API), 'only the mock in the page has faults')
  await signedIn('admin')
  await backOffice.open('/Admin/goods_brands')
  await faults.add({ call: 'POST /logout', kind: 'envelope500' })

  await page
    .getByRole('banner')
    .getByRole('button', { name: t('office.hello') })
    .click()
  await page.getByRole('menuitem', { name: t('office.logout') }).click()

  await expect(page).toHaveURL(/\/Admin\/login/)
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem('admin_token'), localStorage.getItem('admin_user')]))
    .toEqual([null, null])
})

// Proves LAY-10.
test('at 400 % the top bar scrolls away with the page, and nothing overflows', async ({ signedIn, backOffice, page }) => {
  const widthOfPage = () => page.evaluate(() => document.documentElement.scrollWidth)
  await signedIn('admin')
  await backOffice.open('/Admin/orders')

  // The screen of 1280 by 1024 pixels at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })

  await expect.poll(widthOfPage).toBe(320)
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static')
})
