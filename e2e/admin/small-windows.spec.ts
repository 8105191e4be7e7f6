import { adminMenu } from '#contracts/api/system/menus.ts'
import { named, shellOf } from '../office-shell.ts'
import { expect, test } from '../test.ts'

// Proves LAY-10.
test('on a phone the menu is a drawer with modules and entries, and nothing overflows', async ({
  signedIn,
  backOffice,
  api,
  page,
  language,
  t,
}) => {
  const menu = await (await api('admin'))(adminMenu, { query: { type: 'getChildren' } })
  const goods = menu.find(one => one.children?.some(({ apis }) => apis === '/Admin/goods_brands'))
  const drawer = page.getByRole('dialog', { name: t('office.menu') })
  const widthOfPage = () => page.evaluate(() => document.documentElement.scrollWidth)
  await page.setViewportSize({ width: 375, height: 812 })
  await signedIn('admin')

  await backOffice.open('/Admin/orders')

  await expect(page.getByRole('complementary')).toHaveCount(0)
  await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.height).toBeLessThan(60)
  await expect.poll(widthOfPage).toBe(375)

  await page
    .getByRole('banner')
    .getByRole('button', { name: t('office.menu'), exact: true })
    .click()
  await drawer.getByRole('button', { name: named(language)(goods), exact: true }).click()
  await drawer.locator('a[href$="/Admin/goods_brands"]').click()
  await expect(page).toHaveURL(/\/Admin\/goods_brands$/)
  await expect(drawer).toHaveCount(0)

  await backOffice.open('/Admin/stores')

  // The last tab has no room; once it is chosen it has.
  const last = page.getByRole('tab', { name: t('store.verifyStatus.createStore') })
  await expect(last).toHaveCount(0)
  await page.getByRole('tab', { name: t('office.more'), exact: true }).click()
  await page.getByRole('menuitem', { name: t('store.verifyStatus.createStore') }).click()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await expect(last).toBeInViewport()
  await expect.poll(widthOfPage).toBe(375)
})

// Proves LAY-13.
test('modules that have no room are in a menu at the end, the active one never', async ({
  signedIn,
  backOffice,
  api,
  page,
  language,
  t,
}) => {
  const { modules } = shellOf(page, t)
  const menu = await (await api('admin'))(adminMenu, { query: { type: 'getChildren' } })
  const system = named(language)(menu.at(-1))
  await page.setViewportSize({ width: 760, height: 800 })
  await signedIn('admin')
  await backOffice.open('/Admin/goods_brands')

  await modules.getByRole('button', { name: t('office.more'), exact: true }).click()
  await page.getByRole('menuitem', { name: system, exact: true }).click()

  await expect(page).toHaveURL(/\/Admin\/configs\/web$/)
  await expect(modules.locator('[aria-current=true]')).toHaveText([system])
  await expect(modules.locator('[aria-current=true]')).toBeInViewport()
})

// Proves TCO-26.
test('at 1024 px the pinned buttons of the orders cover no column', async ({ signedIn, backOffice, page, t }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await signedIn('admin')

  await backOffice.open('/Admin/orders')

  const heading = (name: string) => page.getByRole('columnheader', { name, exact: true })
  const time = heading(t('field.created_at'))
  await expect(time).toBeVisible()
  const rightOfTime = async () => {
    const box = await time.boundingBox()
    return (box?.x ?? 0) + (box?.width ?? 0)
  }
  const buttons = heading(t('table.actions'))
  await expect.poll(async () => (await rightOfTime()) - ((await buttons.boundingBox())?.x ?? 0)).toBeLessThanOrEqual(1)
})

// Proves TLI-16.
test('on a phone the card of an order shows its product beside its most important lines', async ({
  signedIn,
  backOffice,
  page,
  t,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signedIn('admin')

  await backOffice.open('/Admin/orders')

  const card = page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') })
    .first()
  const cell = (label: string) => card.locator(`[data-label="${label}"]`)
  await expect(cell(t('field.order_image')).locator('img')).toBeVisible()
  await expect(cell(t('field.order_name'))).toHaveText(/\S/)
  await expect(cell(t('field.created_at'))).toHaveText(/\S/)
  await expect(cell(t('field.store_name'))).toHaveCount(0)
  const picture = await cell(t('field.order_image')).boundingBox()
  const name = await cell(t('field.order_name')).boundingBox()
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(picture?.x ?? 0)
  expect(name?.y).toBe(picture?.y)
})

// Proves TLI-16.
test('on a phone a card that begins with a picture can be selected', async ({ signedIn, backOffice, page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signedIn('admin')
  await backOffice.open('/Admin/goods')
  const box = backOffice.rows().first().getByRole('checkbox')

  await box.check()

  await expect(box).toBeChecked()
})

// Proves LAY-12.
test('the current entry of a long menu is in sight', async ({ signedIn, backOffice, page }) => {
  await page.setViewportSize({ width: 1280, height: 420 })
  await signedIn('admin')

  await backOffice.open('/Admin/cashes')

  await expect(page.getByRole('complementary').locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
})

// Proves LAY-5.
test('the form of a product has one title, and is the last breadcrumb', async ({ signedIn, page, t }) => {
  const { crumbs, main } = shellOf(page, t)
  await signedIn('seller')

  await page.goto('/Seller/goods?id=new')

  await expect(main.getByRole('heading', { level: 2, name: t('goods.add') })).toBeVisible()
  await expect(crumbs.last()).toHaveText(t('goods.add'))
  const hidden = main.getByRole('heading', { level: 1 }).locator('..')
  await expect.poll(async () => (await hidden.boundingBox())?.height ?? 0).toBeLessThan(2)
  await crumbs.getByRole('link').click()
  await expect(page).toHaveURL(/\/Seller\/goods$/)
})

// Proves LAY-14.
test('the side menu folds and expands with the window, and by its button', async ({ signedIn, backOffice, page, t }) => {
  const { side } = shellOf(page, t)
  const banner = page.getByRole('banner')
  const widthOfSide = async () => (await side.boundingBox())?.width
  await page.setViewportSize({ width: 800, height: 900 })
  await signedIn('admin')

  await backOffice.open('/Admin/expresses')
  await expect.poll(widthOfSide).toBe(63)
  await banner.getByRole('button', { name: t('office.unfold') }).click()
  await expect.poll(widthOfSide).toBe(200)

  await page.setViewportSize({ width: 1280, height: 900 })
  await banner.getByRole('button', { name: t('office.fold') }).click()
  await expect.poll(widthOfSide).toBe(63)
  await banner.getByRole('button', { name: t('office.unfold') }).click()
  await expect.poll(widthOfSide).toBe(200)
  await page.setViewportSize({ width: 800, height: 900 })
  await expect.poll(widthOfSide).toBe(63)
})

// Proves LAY-10, ROL-8.
test('on a phone the buttons of the role editor cover none of its entries', async ({ signedIn, backOffice, page, t }) => {
  const { dialog } = backOffice
  await page.setViewportSize({ width: 375, height: 812 })
  await signedIn('admin')
  await backOffice.open('/Admin/roles')

  await page.getByRole('button', { name: t('btn.add'), exact: true }).click()
  await expect(dialog.getByRole('treeitem').first()).toBeVisible()

  const save = (await dialog.getByRole('button', { name: t('btn.save') }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const covered = await dialog.getByRole('treeitem').evaluateAll(
    (items, { top, bottom }) =>
      items.filter(item => {
        const box = item.getBoundingClientRect()
        const end = item.closest('.fui-DialogContent')?.getBoundingClientRect().bottom ?? bottom
        return box.top < bottom && Math.min(box.bottom, end) > top
      }).length,
    { top: save.y, bottom: save.y + save.height },
  )
  expect(covered).toBe(0)
})
