import type { Locator } from '@playwright/test'
import { userAddresses } from '#contracts/api/accounts/addresses.ts'
import { showRefund } from '#contracts/api/after-sales/refunds.ts'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { countCart } from '#contracts/api/orders/carts.ts'
import { showGoods } from '#contracts/api/catalogue/goods.ts'
import { listOrders, orderStatus } from '#contracts/api/orders/orders.ts'
import { accounts } from '#contracts/states/ready-accounts.ts'
import { expect, test } from '../test.ts'
import { escaped, labelOf } from '../words.ts'

/** More tab stops than any of these screens has. */
const mostStops = 120

/** Presses a key until the focus is on or in the element; each stop on the way must be visible. @throws if never reached. */
const reach = async (target: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowRight' | 'ArrowDown' = 'Tab'): Promise<void> => {
  const page = target.page()
  await target.waitFor()
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate(element => element.contains(document.activeElement))) return
    await page.keyboard.press(key)
    await expect(page.locator(':focus')).toBeVisible()
  }
  throw new Error(`${mostStops} presses of ${key} do not reach ${target.toString()}.`)
}

const press = async (target: Locator, key = 'Enter'): Promise<void> => {
  await reach(target)
  await target.page().keyboard.press(key)
}

// Proves WCA-2.
test('a shopper buys by keyboard alone, from the cart to the paid order', async ({ api, given, page, signedIn, t }) => {
  await given('a product is on sale', { id: 90_501, stock: 9, price: '120.00' })
  await given('the cart holds a product', { cart_id: 90_502, goods_id: 90_501, buy_num: 1, stock: 9 })
  await given('the shopper has an address', { id: 90_503 })
  await given('the shopper has a balance', { money: '9000.00' })
  await signedIn('shopper')
  const shopper = await api('shopper')
  const { address } = await shopper(userAddresses.show, { params: { id: 90_503 } })
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  await page.goto('/carts')
  const line = main.getByRole('listitem').filter({ has: page.locator('a[href$="/goods/90501"]') })

  await press(line.getByRole('checkbox'), 'Space')
  await press(line.getByRole('button', { name: t('ui.more') }))
  await expect(line.getByRole('textbox')).toHaveValue('2')
  await press(button(t('shop.cart.checkout')))
  await expect(page).toHaveURL(/\/order\/before\//)
  const place = main.getByRole('radio', { name: new RegExp(escaped(address)) })
  await reach(main.getByRole('radio', { checked: true }))
  await reach(place, 'ArrowDown')
  await expect(place).toBeChecked()
  await reach(main.getByRole('textbox', { name: t('field.remark') }))
  await page.keyboard.type('Ring twice')
  await press(button(t('shop.before.create')))
  await expect(page).toHaveURL(/\/order\/pay\//)
  await press(main.getByRole('button', { name: new RegExp(`^${escaped(t('shop.pay.balance'))}`) }))
  const dialog = page.getByRole('dialog')
  await reach(dialog.getByLabel(t('field.pay_password')))
  await page.keyboard.type(accounts.shopper.payPassword)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/order\/success$/)
  const [newest] = (await shopper(listOrders, { query: {} })).data
  expect(newest).toMatchObject({ order_status: orderStatus.waitingDelivery })
})

// Proves WCA-2.
test('a shopper finds a product, chooses a variant and puts it into the cart by keyboard alone', async ({
  api,
  given,
  page,
  signedIn,
  t,
}) => {
  await given('a product with SKUs is on sale', { id: 90_506, sku_id: 90_507, stock: 9, price: '120.00' })
  await given('the cart is empty', {})
  await signedIn('shopper')
  const shopper = await api('shopper')
  const { goods_name, skuList = [] } = await shopper(showGoods, { params: { id: 90_506 } })
  const main = page.getByRole('main')
  await page.goto('/')

  await reach(page.getByRole('combobox', { name: t('shell.searchGoods') }))
  await page.keyboard.type(goods_name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/s\//)
  await press(main.locator('a[href$="/goods/90506"]').first())
  await expect(page).toHaveURL(/\/goods\/90506$/)
  for (const value of skuList[0]?.sku_name ?? []) await press(main.getByRole('button', { name: value, exact: true }), 'Space')
  await press(main.getByRole('button', { name: t('shop.addToCart'), exact: true }))
  await expect.poll(() => shopper(countCart, {})).toBe(1)
  // The cart is in the head of the page: it is nearer backwards.
  await reach(page.getByRole('banner').locator('a[href$="/carts"]'), 'Shift+Tab')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/carts$/)
  await expect(main.locator('a[href$="/goods/90506"]').first()).toBeVisible()
})

// Proves WCA-2.
test('a shopper asks for the money of a paid order back by keyboard alone', async ({ api, given, page, signedIn, t }) => {
  await given('an order waits for delivery', { id: 90_505 })
  await signedIn('shopper')
  const main = page.getByRole('main')
  await page.goto('/user/order/90505')

  await press(main.getByRole('button', { name: t('user.action.refund'), exact: true }))
  await expect(page).toHaveURL(/\/user\/order\/refund\/90505$/)
  await press(main.getByRole('button', { name: t('user.refund.usual.size'), exact: true }))
  await press(main.getByRole('button', { name: t('user.refund.send'), exact: true }))

  await expect(page).toHaveURL(/\/user\/order\/refund_form\/90505$/)
  await expect(main.getByText(t('user.refund.turn.sellerDecides'), { exact: true })).toBeVisible()
  const shopper = await api('shopper')
  expect(await shopper(showRefund, { params: { id: 90_505 } })).toMatchObject({ refund_type: 0, refund_verify: 0 })
})

// Proves WCA-2.
test('an administrator finds, changes and deletes a record by keyboard alone', async ({
  backOffice,
  given,
  page,
  signedIn,
  api,
  t,
}) => {
  const { dialog, rows } = backOffice
  await given('a brand exists', { id: 90_504, name: 'Northwind' })
  await signedIn('admin')
  await backOffice.open('/Admin/goods_brands')

  await press(page.getByRole('button', { name: t('btn.search'), exact: true }))
  const bar = page.getByRole('search', { name: t('table.searchBar') })
  await reach(bar.getByLabel(labelOf(t('goodsBrands.name'))))
  await page.keyboard.type('Northwind')
  await page.keyboard.press('Enter')
  await expect(rows()).toHaveCount(1)
  await reach(rows().first())
  const edit = rows()
    .first()
    .getByRole('button', { name: t('btn.edit') })
  const name = dialog.getByLabel(labelOf(t('goodsBrands.name')))
  await reach(edit, 'ArrowRight')
  await page.keyboard.press('Enter')
  await expect(name).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Northwind Tea')
  await expect(name).toHaveValue('Northwind Tea')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(rows().first()).toContainText('Northwind Tea')
  await expect(edit).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Space')
  await expect(rows().first().getByRole('checkbox')).toBeChecked()
  await reach(page.getByRole('button', { name: t('btn.delete'), exact: true }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await press(
    page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('btn.delete') })
      .last(),
  )

  await expect(rows()).toHaveCount(0)
  expect((await (await api('admin'))(adminBrands.list, { query: { name: 'Northwind|like' } })).total).toBe(0)
})
