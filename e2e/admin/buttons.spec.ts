import { adminAppVersions } from '#contracts/api/content/app-versions.ts'
import { adminGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { adminIntegralOrders } from '#contracts/api/points/integral-orders.ts'
import { adminMenu, adminMenus } from '#contracts/api/system/menus.ts'
import { adminSettlements } from '#contracts/api/money/order-settlements.ts'
import { smallPackage } from '../files.ts'
import { labelOf } from '../words.ts'
import { expect, test } from '../test.ts'

// Proves STL-3, STL-7, ARA-2.
test('an administrator settles pending orders once, and refreshes the areas of the storefront', async ({
  given,
  signedIn,
  api,
  backOffice,
  page,
  t,
}) => {
  await given('an order is completed', { id: 90_301 })
  await given('an area exists', { id: 90_011, code: '990011', pid: '0', name: 'Northland' })
  await signedIn('admin')
  const admin = await api('admin')
  await backOffice.open('/Admin/order_settlements')
  const settle = async () => {
    await page.getByRole('button', { name: t('orderSettlements.settle') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('orderSettlements.settle') })
      .click()
  }
  await settle()
  await expect
    .poll(async () => (await admin(adminSettlements.list, { query: {} })).data.filter(one => one.order_id === 90_301))
    .toHaveLength(1)
  await settle()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  const { data: settled } = await admin(adminSettlements.list, { query: {} })
  expect(settled.filter(one => one.order_id === 90_301)).toHaveLength(1)

  await backOffice.open('/Admin/areas?name=Northland')
  await page.getByRole('button', { name: t('btn.clearCache') }).click()
  await expect(page.getByText(t('msg.success')).last()).toBeVisible()
})

// Proves PTS-7, PSC-8.
test('an administrator ships an order of the points shop only with a tracking number', async ({
  given,
  signedIn,
  api,
  backOffice,
  page,
  t,
}) => {
  await given('a courier exists', { id: 90_001, code: 'swift' })
  await given('a points order waits for delivery', { id: 90_401 })
  await signedIn('admin')
  await backOffice.open('/Admin/integral_orders?id=90401')
  await backOffice.rows().first().getByRole('checkbox').check()
  await page.getByRole('button', { name: t('orders.ship'), exact: true }).click()
  await backOffice.dialog.getByLabel(labelOf(t('field.delivery_code'))).click()
  await page.getByRole('option', { name: 'Swift Parcel' }).click()

  await backOffice.dialog.getByRole('button', { name: t('orders.shipNow'), exact: true }).click()
  await backOffice.marks(t('field.delivery_no'), t('msg.requiredMsg'))
  await backOffice.dialog.getByLabel(labelOf(t('field.delivery_no'))).fill('SP90401')
  await backOffice.dialog.getByRole('button', { name: t('orders.shipNow'), exact: true }).click()

  await expect(backOffice.dialog).toBeHidden()
  await expect(backOffice.rows().first()).toContainText(t('orders.stage.completed'))
  const admin = await api('admin')
  expect(await admin(adminIntegralOrders.show, { params: { id: 90_401 } })).toMatchObject({
    delivery_code: 'swift',
    delivery_no: 'SP90401',
  })
})

// Proves GDE-8, REV-1, TCO-13.
test('the switch in the list takes a product off sale and puts it back', async ({ given, signedIn, api, backOffice }) => {
  await given('a product is on sale', { id: 90_001, stock: 5, price: '20.00' })
  await signedIn('admin')
  const admin = await api('admin')
  const status = async () => (await admin(adminGoods.show, { params: { id: 90_001 } })).goods_status
  const { goods_name } = await admin(adminGoods.show, { params: { id: 90_001 } })
  await backOffice.open(`/Admin/goods?goods_name=${encodeURIComponent(goods_name)}`)
  const shelf = backOffice.row(goods_name).first().getByRole('switch')
  await expect(shelf).toBeChecked()

  await shelf.click()
  await expect(shelf).not.toBeChecked()
  await expect.poll(status).toBe(0)
  await expect(shelf).toBeEnabled()
  await shelf.click()

  await expect(shelf).toBeChecked()
  await expect.poll(status).toBe(1)
})

// Proves MSG-3.
test('an administrator uploads an app package; another file with the same extension is refused', async ({
  signedIn,
  api,
  backOffice,
  page,
  t,
}) => {
  await signedIn('admin')
  await backOffice.open('/Admin/app_versions')
  await page.getByRole('button', { name: t('btn.add'), exact: true }).click()
  const control = backOffice.dialog.locator('input[type=file][accept*=apk]')
  await backOffice.fill({
    [t('articles.title')]: 'Spring release',
    [t('appVersions.code')]: '311',
    [t('appVersions.device')]: t('appVersions.android'),
    [t('appVersions.hotUpdate')]: t('btn.no'),
  })

  await control.setInputFiles({ name: 'fake.apk', mimeType: 'application/zip', buffer: Buffer.from('no package') })
  await expect(page.getByText(/fake\.apk/).last()).toBeVisible()
  await control.setInputFiles(smallPackage)
  await expect(backOffice.dialog.getByRole('button', { name: t('upload.otherFile') })).toBeVisible()
  await backOffice.confirm()

  const admin = await api('admin')
  const { data } = await admin(adminAppVersions.list, { query: {} })
  expect(data.find(one => one.name === 'Spring release')).toMatchObject({ url: expect.stringMatching(/\.apk$/) })
})

// Proves GRD-10.
test('a menu entry that names an unknown screen does not break the others', async ({ signedIn, api, backOffice, page, t }) => {
  await signedIn('admin')
  const admin = await api('admin')
  const [module] = await admin(adminMenu, { query: { type: 'getChildren' } })
  const entry = { pid: module?.id ?? 0, name: 'Weather', ename: 'Weather', apis: '/Admin/weather', view: 'Admin/weather/index' }
  await admin(adminMenus.create, { body: { ...entry, is_open: 0 } })

  await page.goto('/Admin/weather')
  await expect(page.getByRole('heading', { name: t('error.unknownView') })).toBeVisible()
  await expect(page.getByText(t('error.unknownViewHint', { view: entry.view }))).toBeVisible()
  await backOffice.follow('/Admin/expresses', admin, 'admin')

  await backOffice.settled()
  await expect(backOffice.rows().first()).toBeVisible()
})
