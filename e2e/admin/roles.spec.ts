import { adminAdmins } from '#contracts/api/accounts/admins.ts'
import { adminOrders } from '#contracts/api/orders/back-office-orders.ts'
import { readConfigs } from '#contracts/api/system/configs.ts'
import { permissionOf } from '#contracts/api/kit/permission.ts'
import { adminMenu } from '#contracts/api/system/menus.ts'
import { adminPermissions } from '#contracts/api/accounts/permissions.ts'
import { adminRoles } from '#contracts/api/accounts/roles.ts'
import type { Call } from '../calls.ts'
import { everyNode } from '../office-shell.ts'
import { expect, test } from '../test.ts'
import { labelOf } from '../words.ts'

const orders = '/Admin/orders'
const settings = '/Admin/configs/sms'
const reading = 'admin.orders.index'

const menuOf = async (as: Call) => everyNode(await as(adminMenu, { query: { type: 'getChildren' } }))

/** The role of the ready account that may only read orders. */
const clerksRole = async (admin: Call) => {
  const { data } = await admin(adminAdmins.list, { query: { username: 'clerk' } })
  const { role_id } = await admin(adminAdmins.show, { params: { id: data[0]?.id ?? 0 } })
  return admin(adminRoles.show, { params: { id: role_id[0] ?? 0 } })
}

// Proves GRD-7.
test("removing a page from a role hides it from the role's accounts, and its call is refused", async ({
  signedIn,
  backOffice,
  api,
  page,
  t,
}) => {
  const [admin, clerk] = [await api('admin'), await api('clerk')]
  const role = await clerksRole(admin)
  const entry = (await menuOf(clerk)).find(({ apis }) => apis === orders)
  const permission = role.permissions.find(({ apis }) => apis === reading)
  await signedIn('admin')
  await backOffice.open('/Admin/roles')
  await backOffice
    .row(role.name)
    .getByRole('button', { name: t('btn.edit') })
    .click()
  const { dialog } = backOffice

  const item = dialog.getByRole('treeitem', { name: new RegExp(`^(${entry?.name}|${entry?.ename})$`) }).first()
  await expect(item).toHaveAttribute('aria-checked', 'true')
  await item.press('Space')
  await expect(item).toHaveAttribute('aria-checked', 'false')
  await dialog.getByRole('tab', { name: new RegExp(t('roles.operations')) }).click()
  const screen = String(permission?.name.split(/[:：]/)[0])
  await dialog.getByRole('checkbox', { name: t('roles.buttonOf', { screen, button: t('roles.list') }), exact: true }).uncheck()
  await expect(dialog.getByRole('complementary', { name: t('roles.changes') })).toContainText(String(permission?.name))
  await backOffice.confirm()

  expect(await menuOf(clerk)).toEqual([])
  await expect(clerk(adminOrders.list, { query: {} })).rejects.toThrow('refused with 402')
  await signedIn('clerk')
  await page.goto(orders)
  await expect(page.getByText(t('office.noScreens'))).toBeVisible()
})

// Proves ROL-10, ANS-5.
test('an account that may open a page but not read its list is told so, and can continue', async ({ signedIn, api, page, t }) => {
  const admin = await api('admin')
  const { id, name, menus, permissions } = await clerksRole(admin)
  const others = permissions.filter(({ apis }) => apis !== reading)
  const body = { name, menu_id: menus.map(menu => menu.id), permission_id: others.map(one => one.id) }
  await admin(adminRoles.update, { params: { id }, body })
  await signedIn('clerk')

  await page.goto(orders)

  await expect(page.getByRole('alert').filter({ hasText: t('ui.errorTitle') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('ui.retry') })).toBeEnabled()
})

// Proves TBS-9.
test('an account that may read settings but not save them sees no save button', async ({ signedIn, api, page, t }) => {
  const admin = await api('admin')
  const { id, name, permissions } = await clerksRole(admin)
  const entry = (await menuOf(admin)).find(({ apis }) => apis === settings)
  const { data } = await admin(adminPermissions.list, { query: { apis: permissionOf(readConfigs) ?? '' } })
  const permission_id = [...permissions, ...data].map(one => one.id)
  await admin(adminRoles.update, { params: { id }, body: { name, menu_id: [entry?.id ?? 0], permission_id } })
  await signedIn('clerk')

  await page.goto(settings)

  await expect(page.locator('main form [name=secret]')).toBeVisible()
  for (const button of ['btn.save', 'btn.reset'] as const)
    await expect(page.getByRole('main').getByRole('button', { name: t(button), exact: true }), button).toHaveCount(0)
})

// Proves ROL-8, ROL-14.
test('a click on a page in the role editor ticks it and brings what it reads; what is missing is named and can be granted', async ({
  signedIn,
  backOffice,
  api,
  page,
  language,
  t,
}) => {
  const admin = await api('admin')
  const brands = (await menuOf(admin)).find(({ apis }) => apis === '/Admin/goods_brands')
  const name = (language === 'en' && brands?.ename) || brands?.name || ''
  const { data } = await admin(adminPermissions.list, { query: { apis: 'admin.goods_brands.index' } })
  const [subject = ''] = (data[0]?.name ?? '').split(/[:：]/)
  await signedIn('admin')
  await backOffice.open('/Admin/roles')
  await page.getByRole('button', { name: t('btn.add'), exact: true }).click()
  const { dialog } = backOffice
  const changes = dialog.getByRole('complementary', { name: t('roles.changes') })

  await dialog.getByRole('treeitem', { name, exact: true }).getByText(name, { exact: true }).click()
  await expect(dialog.getByRole('treeitem', { name, exact: true })).toHaveAttribute('aria-checked', 'true')
  await expect(changes).toContainText(data[0]?.name ?? '')

  await dialog.getByRole('tab', { name: new RegExp(t('roles.operations')) }).click()
  const list = dialog.getByRole('checkbox', {
    name: t('roles.buttonOf', { screen: subject, button: t('roles.list') }),
    exact: true,
  })
  await list.uncheck()
  await expect(dialog.getByText(t('roles.lackingPages', { list: name }))).toBeVisible()
  await dialog.getByRole('button', { name: t('roles.grantLacking') }).click()
  await expect(list).toBeChecked()
  await expect(dialog.getByText(t('roles.lackingPages', { list: name }))).toHaveCount(0)
})

// Proves ROL-15.
test('an account does not land on a screen that it may not read', async ({ signedIn, api, page }) => {
  const admin = await api('admin')
  const { id, name, menus, permissions } = await clerksRole(admin)
  const brands = (await menuOf(admin)).find(({ apis }) => apis === '/Admin/goods_brands')
  const menu_id = [...menus.map(menu => menu.id), brands?.id ?? 0]
  await admin(adminRoles.update, { params: { id }, body: { name, menu_id, permission_id: permissions.map(one => one.id) } })
  await signedIn('clerk')

  await page.goto('/Admin')

  await expect(page).toHaveURL(/\/Admin\/orders$/)
})

// Proves ROL-6.
test('unsaved choices in the role editor are not lost by accident, and choosing a page chooses its parents', async ({
  signedIn,
  backOffice,
  page,
  t,
}) => {
  await signedIn('seller')
  await backOffice.open('/Seller/roles')
  const { dialog } = backOffice
  await page.getByRole('button', { name: t('btn.add'), exact: true }).click()
  await dialog.getByLabel(labelOf(t('roles.name'))).fill('Night shift')

  const module = dialog.getByRole('treeitem', { level: 1 }).nth(3)
  await module.getByRole('treeitem', { level: 3 }).first().press('Space')
  await expect(module).toHaveAttribute('aria-checked', 'mixed')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t('table.keepEditing') }).click()
  await dialog.getByRole('button', { name: t('btn.save'), exact: true }).click()

  await expect(backOffice.row('Night shift')).toBeVisible()
})

// Proves ROL-5.
test('a sub-account sees only the menus of its roles', async ({ signedIn, page, t }) => {
  await signedIn('staff')

  await page.goto('/Seller')

  await expect(page).toHaveURL(/\/Seller\/orders$/)
  await expect(page.getByRole('navigation', { name: t('office.modules') }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('complementary').getByRole('link')).toHaveCount(1)
})
