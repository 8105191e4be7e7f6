import { adminMenus } from '#contracts/api/system/menus.ts'
import { rewriteReply } from '../rewrite-reply.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { labelOf } from '../words.ts'

/** Matches the names of the brands page, in both languages, in the reply with the menu. */
const nameOfBrands = /"name":"[^"]*","ename":"[^"]*"(?=[^{}]*"apis":"\/Admin\/goods_brands")/

// Proves LAY-7, TEX-9.
test('a page without a name in the menu has the title "Menu Name", and its export is called table', async ({
  signedIn,
  backOffice,
  page,
  language,
  t,
}) => {
  await rewriteReply(page, '/Admin/load_menu', nameOfBrands, '"name":"","ename":""')
  await signedIn('admin')
  await backOffice.open('/Admin/goods_brands')

  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(title).toHaveText(language === 'en' ? 'Menu Name' : '菜单名称')
  await page.getByRole('button', { name: t('btn.export'), exact: true }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { disabled: false }).first().click()

  expect((await saved).suggestedFilename()).toBe('table.xlsx')
})

// Proves RTE-12.
test('the form of points goods is a screen of its own if the menu names it, and leads back to the list', async ({
  given,
  signedIn,
  api,
  page,
  t,
}) => {
  const goods = 90_541
  await given('points goods are on offer', { id: goods, cid: 90_542, stock: 5, price: '150.00' })
  const admin = await api('admin')
  const entry = { pid: 30, is_open: 0, icon: 'fa-cog' } as const
  const views = { integral_goods_form: 'Admin/integral_goods/form', goods_form: 'Admin/exts/goods/form' }
  for (const [path, view] of Object.entries(views))
    await admin(adminMenus.create, { body: { ...entry, name: path, apis: `/Admin/${path}`, view } })
  await signedIn('admin')
  const name = page.getByRole('main').getByLabel(labelOf(t('goods.title')))

  await page.goto('/Admin/integral_goods_form')
  await expect(name).toHaveValue('')
  await visit(page, `/Admin/integral_goods_form?id=${goods}`)
  await expect(name).not.toHaveValue('')
  await page.getByRole('button', { name: t('btn.cancel'), exact: true }).click()
  await expect(page).toHaveURL('/Admin/integral_goods')
  await visit(page, '/Admin/goods_form?id=1')
  await expect(name).not.toHaveValue('')

  // Only sellers add products: without a product to approve, the form leads to the list.
  await visit(page, '/Admin/goods_form')
  await expect(page).toHaveURL('/Admin/goods')
})

// Proves LOK-1.
test('text boxes have the default size, and overlays have z-index 3000', async ({ signedIn, backOffice, page, t }) => {
  await signedIn('admin')
  await backOffice.open('/Admin/goods_brands')

  await page.getByRole('button', { name: t('btn.add'), exact: true }).click()

  const box = backOffice.dialog.getByLabel(labelOf(t('goodsBrands.name')))
  await expect(box).toBeVisible()
  await expect(box.locator('..')).toHaveCSS('height', '32px')
  const layer = backOffice.dialog.locator('xpath=ancestor::*[@data-portal-node]')
  await expect(layer).toHaveCSS('z-index', '3000')
})
