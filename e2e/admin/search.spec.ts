import { adminMenu } from '#contracts/api/system/menus.ts'
import { adminOrders } from '#contracts/api/orders/back-office-orders.ts'
import { everyNode } from '../office-shell.ts'
import { expect, test } from '../test.ts'

// Proves SRO-1, SRO-3.
test('Ctrl+K finds a screen by its name in the other language, and Enter opens it', async ({
  signedIn,
  backOffice,
  api,
  page,
  language,
  t,
}) => {
  const menu = await (await api('admin'))(adminMenu, { query: { type: 'getChildren' } })
  const brands = everyNode(menu).find(({ apis }) => apis === '/Admin/goods_brands')
  const input = page.getByRole('combobox', { name: t('office.search.placeholder') })
  await signedIn('admin')
  await backOffice.open('/Admin/orders')

  await page.keyboard.press('Control+k')
  await expect(input).toBeFocused()
  await input.fill((language === 'en' ? brands?.name : brands?.ename) ?? '')
  await expect(page.getByRole('option', { selected: true })).toContainText(
    (language === 'en' ? brands?.ename : brands?.name) ?? '',
  )
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/Admin\/goods_brands$/)
  await expect(input).toHaveCount(0)
})

// Proves SRO-1.
test('an order is found by the beginning of its number, in a group of its own', async ({
  signedIn,
  backOffice,
  api,
  page,
  t,
}) => {
  const { data } = await (await api('admin'))(adminOrders.list, { query: { per_page: 1 } })
  const number = data[0]?.order_no ?? ''
  await signedIn('admin')
  await backOffice.open('/Admin/goods_brands')

  await page
    .getByRole('banner')
    .getByRole('button', { name: t('office.search.open') })
    .click()
  await page.getByRole('combobox', { name: t('office.search.placeholder') }).fill(number)
  await page
    .getByRole('group', { name: t('office.search.orders') })
    .getByRole('option')
    .click()

  await expect(page).toHaveURL(`/Admin/orders?order_no=${number}`)
  await expect(backOffice.rows()).toHaveCount(1)
})

// Proves SRO-2.
test('a role finds only what it may open', async ({ signedIn, backOffice, page, t }) => {
  await signedIn('clerk')
  await backOffice.open('/Admin/orders')

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: t('office.search.placeholder') }).fill('a')

  await expect(page.getByRole('group', { name: t('office.search.goods') })).toHaveCount(0)
  await expect(page.getByRole('group', { name: t('office.search.users') })).toHaveCount(0)
})
