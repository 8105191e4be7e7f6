import { addToCart, listCart } from '#contracts/api/orders/carts.ts'
import { searchGoods, showGoods } from '#contracts/api/catalogue/goods.ts'
import type { Page } from '@playwright/test'
import type { Call } from '../calls.ts'
import { amount } from '../purchase/shopping.ts'
import { expect, test } from '../test.ts'
import { userPageOf } from '../user/user-page.ts'
import type { T } from '../words.ts'

const [lamp, chair] = [90_371, 90_372]

/** A product without SKUs of a store that is not the ready seller's. */
const elsewhere = async (shopper: Call) => {
  const { store_id } = await shopper(showGoods, { params: { id: lamp } })
  const { data } = await shopper(searchGoods, { query: { per_page: 60 } })
  const all = await Promise.all(data.map(({ id }) => shopper(showGoods, { params: { id } })))
  const other = all.find(one => one.store_id !== store_id && !one.skuList?.length && one.goods_stock > 2)
  if (!other) throw new Error('No other store sells a product without SKUs.')
  return other
}

/** Puts two products of one store and one of another into the cart. @returns the row of each line. */
const fill = async (shopper: Call, page: Page, t: T) => {
  const other = await elsewhere(shopper)
  for (const goods_id of [lamp, chair, other.id]) await shopper(addToCart, { body: { goods_id, sku_id: 0, buy_num: 1 } })
  await page.goto('/carts')
  const row = (id: number) => page.getByRole('listitem').filter({ has: page.locator(`a[href$="/goods/${id}"]`) })
  const { data } = await shopper(listCart, {})
  const store = data.find(({ cart_list }) => cart_list.some(({ goods_id }) => goods_id === lamp))?.store_name ?? ''
  return {
    row,
    other: other.id,
    tick: (id: number) => row(id).getByRole('checkbox'),
    store: page.getByRole('checkbox', { name: t('shop.cart.store', { name: store }) }),
    all: page.getByRole('checkbox', { name: t('shop.cart.all') }),
    count: (count: number) => expect(page.getByText(t('shop.cart.selected', { count }), { exact: true })).toBeVisible(),
  }
}

test.beforeEach(async ({ given, signedIn }) => {
  await given('the cart is empty', {})
  await given('a product is on sale', { id: lamp, stock: 3, price: '30.00' })
  await given('a product is on sale', { id: chair, stock: 5, price: '50.00' })
  await signedIn('shopper')
})

// Proves CRT-10.
test('the boxes of a store and of the whole cart follow the lines, and an order needs a ticked line', async ({
  api,
  page,
  t,
  looksRight,
}) => {
  const { press, showsToast } = userPageOf(page, t)
  const { tick, store, all, count, other } = await fill(await api('shopper'), page, t)

  await press(t('shop.cart.checkout'))
  await showsToast(t('msg.cartEmpty'))
  await expect(page).toHaveURL(/\/carts$/)

  await store.check()
  await expect(tick(lamp)).toBeChecked()
  await expect(tick(chair)).toBeChecked()
  await expect(tick(other)).not.toBeChecked()
  await expect(all.first()).toHaveJSProperty('indeterminate', true)
  await count(2)
  await tick(chair).uncheck()
  await expect(store).toHaveJSProperty('indeterminate', true)
  await expect(page.getByText(amount('30.00')).last()).toBeVisible()
  await all.last().check()
  for (const box of [all.first(), store, tick(lamp), tick(chair), tick(other)]) await expect(box).toBeChecked()
  await count(3)
  await looksRight()
  await all.first().uncheck()
  await count(0)

  await tick(chair).check()
  await press(t('shop.cart.checkout'))
  await expect(page).toHaveURL(/\/order\/before\//)
  await expect(page.locator(`main a[href$="/goods/${chair}"]`)).toBeVisible()
  await expect(page.locator(`main a[href$="/goods/${lamp}"]`)).toBeHidden()
})

// Proves OSC-1.
test('one line is removed at once, several after a confirmation, and the last one leaves an empty cart', async ({
  api,
  page,
  t,
}) => {
  const { press, agree, dialog } = userPageOf(page, t)
  const shopper = await api('shopper')
  const { row, tick, other } = await fill(shopper, page, t)
  const removeIn = (id: number) =>
    row(id)
      .getByRole('button', { name: t('shop.cart.removeNamed', { name: '' }).trim() })
      .click()

  await removeIn(other)
  await expect(row(other)).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell.cartWith', { count: 2 }) })).toBeVisible()
  // The focus stays in the cart, whose next Tab stop is its first box.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: t('shop.cart.all') }).first()).toBeFocused()
  await tick(lamp).check()
  await tick(chair).check()
  await press(t('shop.cart.removeTicked'))
  await expect(dialog).toContainText(t('shop.cart.removeTickedTitle', { count: 2 }))
  await agree(t('btn.cancel'))
  await expect(row(chair)).toBeVisible()
  await tick(chair).uncheck()
  await press(t('shop.cart.removeTicked'))
  await expect(row(lamp)).toBeHidden()
  await removeIn(chair)
  await expect(dialog).toContainText(t('shop.cart.removeLastTitle'))
  await agree(t('btn.remove'))

  await expect(page.getByText(t('shop.cart.emptyTitle'))).toBeVisible()
  expect((await shopper(listCart, {})).data).toEqual([])
})

// Proves OSC-1.
test('a refused quantity is reported at its line, and the former one is restored', async ({ api, page, t }) => {
  const shopper = await api('shopper')
  const { row } = await fill(shopper, page, t)
  const quantity = row(lamp).getByRole('textbox')

  await quantity.fill('9')
  await quantity.press('Enter')
  await expect(row(lamp).getByRole('alert')).toContainText(/.{4}/)
  await expect(quantity).toHaveValue('1')
  await quantity.fill('none')
  await quantity.press('Enter')
  await expect(row(lamp).getByRole('alert')).toHaveText(t('msg.buyNumErr'))
  await row(lamp)
    .getByRole('button', { name: t('ui.less') })
    .click()
  await expect(row(lamp).getByRole('alert')).toHaveText(t('msg.minimumErr'))
  await quantity.fill('3')
  await quantity.press('Enter')

  await expect(row(lamp).getByRole('alert')).toBeHidden()
  await expect(row(lamp).getByText(amount('90.00'))).toBeVisible()
  await expect
    .poll(async () => (await shopper(listCart, {})).data.flatMap(({ cart_list }) => cart_list).find(one => one.goods_id === lamp))
    .toMatchObject({ buy_num: 3 })
})

// Proves CRT-10, LOK-6.
test('a cart that failed to load is loaded by its button', async ({ allow, api, faults, page, t }) => {
  test.skip(Boolean(process.env.E2E_API), 'only the mock in the page has faults')
  allow(/Failed to load resource/)
  const shopper = await api('shopper')
  await shopper(addToCart, { body: { goods_id: lamp, sku_id: 0, buy_num: 2 } })
  await faults.add({ call: 'GET /user/carts', kind: 'http500' })
  await page.goto('/carts')
  const main = page.getByRole('main')
  const retry = main.getByRole('alert').getByRole('button', { name: t('ui.retry'), exact: true })
  await expect(retry).toBeVisible()
  await faults.clear()

  await retry.click()

  await expect(main.getByRole('listitem').filter({ has: page.locator(`a[href$="/goods/${lamp}"]`) })).toContainText('¥60.00')
  await expect(retry).toHaveCount(0)
})
