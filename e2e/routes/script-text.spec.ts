import type { Page } from '@playwright/test'
import { accounts } from '#contracts/states/ready-accounts.ts'
import { userAddresses } from '#contracts/api/accounts/addresses.ts'
import { editBuyer } from '#contracts/api/accounts/auth.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { commentOrder } from '#contracts/api/orders/order-comments.ts'
import { createOrder } from '#contracts/api/orders/orders.ts'
import { continueRefund, requestRefund } from '#contracts/api/after-sales/refunds.ts'
import { applyForStore, showOwnStore } from '#contracts/api/stores/stores.ts'
import { saveUserCheck, showUserCheck } from '#contracts/api/accounts/user-checks.ts'
import type { Call } from '../calls.ts'
import { expect, test } from '../test.ts'
import { userPageOf } from '../user/user-page.ts'

/** Short enough for the length limit of every field. */
const script = '<img src=x>'

/** Expects the text as it was typed, and no picture made from it. */
const staysText = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main').getByText(script).first()).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
}

const nameAndAddress = async (shopper: Call): Promise<void> => {
  await shopper(editBuyer, { body: { provider: 'users', nickname: script } })
  const address = await shopper(userAddresses.show, { params: { id: 90_431 } })
  const { province_id, city_id, region_id, receive_tel } = address
  const area = [province_id, city_id, region_id].filter(id => id > 0)
  await shopper(userAddresses.update, {
    params: { id: 90_431 },
    body: { receive_name: script, receive_tel, address: script, area, is_default: 1 },
  })
}

const remark = async (shopper: Call): Promise<number> => {
  const order = [{ goods_id: 90_432, sku_id: 0, buy_num: 1 }]
  const params = encodeParams({ order, ifcart: 0 })
  const { order_id } = await shopper(createOrder, { body: { params, address_id: 90_431, coupon_id: '', remark: script } })
  return order_id[0] ?? 0
}

const reviewAndReturns = async (shopper: Call): Promise<void> => {
  await shopper(commentOrder, { body: { order_id: 90_433, content: script } })
  await shopper(requestRefund, { body: { order_id: 90_434, refund_type: 0, refund_remark: script } })
  await shopper(continueRefund, { params: { id: 90_435 }, body: { delivery_no: script, delivery_code: 'yd' } })
}

// Proves TCO-22, WRD-4.
test('markup that a shopper types is shown as text everywhere @routes', async ({ page, given, api, signedIn, t }) => {
  const { dialog, press } = userPageOf(page, t)
  await given('the shopper has an address', { id: 90_431 })
  await given('a product is on sale', { id: 90_432, stock: 9, price: '20.00' })
  await given('an order waits for comment', { id: 90_433 })
  await given('an order waits for delivery', { id: 90_434 })
  await given('an order has an after-sales case', { id: 90_435, refund_type: 1, refund_verify: 1, refund_step: 0 })
  await given('the shopper is verified', { id: 90_436 })
  const shopper = await api('shopper')
  await nameAndAddress(shopper)
  await reviewAndReturns(shopper)
  const order = await remark(shopper)
  const record = await shopper(showUserCheck, {})
  if (record) await shopper(saveUserCheck, { body: { ...record, name: script, bank_name: script } })
  await signedIn('shopper')

  for (const path of [
    '/user',
    '/user/address',
    `/user/order/${order}`,
    '/user/comments',
    '/user/order/refund_form/90434',
    '/user/order/refund_form/90435',
  ]) {
    await page.goto(path)

    await test.step(path, () => staysText(page))
  }
  await page.goto('/user/cashes')
  await press(t('user.cashes.ask'))
  await expect(dialog.getByText(script).first()).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})

// Proves WRD-4.
test('markup in an application for a store is shown as text where it is approved @routes', async ({
  page,
  given,
  api,
  signedIn,
}) => {
  await given('an application is at a step', { account: accounts.refused.username, store_verify: 3 })
  const refused = await api('refused')
  const store = await refused(showOwnStore, {})
  if (!('id' in store)) throw new Error('There is no application.')
  const small = '<b>x</b>'
  const texts = { store_name: script, store_company_name: script, store_address: script, legal_person: small }
  await refused(applyForStore, { body: { ...store, ...texts } })
  await signedIn('admin')

  await page.goto('/Admin/stores?step=2')

  await staysText(page)
})

// Proves WRD-4.
test('markup in a search is shown as text, also among the recent searches @routes', async ({ page, t }) => {
  await page.goto('/s')
  const box = page.getByRole('combobox', { name: t('shell.searchGoods') })

  await box.fill(script)
  await box.press('Enter')
  await staysText(page)
  await box.fill('')

  await expect(page.getByRole('option', { name: script })).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})
