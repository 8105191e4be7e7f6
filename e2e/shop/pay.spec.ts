import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { searchGoods, showGoods } from '#contracts/api/catalogue/goods.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { listMoneyLogs } from '#contracts/api/money/money-logs.ts'
import { createOrder, orderStatus, showOrder } from '#contracts/api/orders/orders.ts'
import { accounts } from '#contracts/states/ready-accounts.ts'
import type { Call } from '../calls.ts'
import { amount, payByBalance } from '../purchase/shopping.ts'
import { expect, test } from '../test.ts'

const goods = 90_361
const addressId = 90_362
const order = 90_363

/** Orders one piece each of a product of the ready seller's store and of another store, which makes two orders. */
const orderOfTwoStores = async (shopper: Call) => {
  const { store_id } = await shopper(showGoods, { params: { id: goods } })
  const { data } = await shopper(searchGoods, { query: { per_page: 60 } })
  const all = await Promise.all(data.map(({ id }) => shopper(showGoods, { params: { id } })))
  const other = all.find(one => one.store_id !== store_id && !one.skuList?.length && one.goods_stock > 0)
  const lines = [goods, other?.id ?? 0].map(goods_id => ({ goods_id, sku_id: 0, buy_num: 1 }))
  const params = encodeParams({ order: lines, ifcart: 0 })
  const { order_id } = await shopper(createOrder, { body: { params, address_id: addressId, coupon_id: '0,0' } })
  return Promise.all(order_id.map(id => shopper(showOrder, { params: { id } })))
}

// Proves PAY-1, OSC-4.
test('orders of two stores are paid with one payment', async ({ given, signedIn, api, page, t, looksRight }) => {
  await given('a product is on sale', { id: goods, stock: 5, price: '20.00' })
  await given('the shopper has an address', { id: addressId })
  await given('the shopper has a balance', { money: '90000.00' })
  await signedIn('shopper')
  const shopper = await api('shopper')
  const orders = await orderOfTwoStores(shopper)
  expect(orders).toHaveLength(2)
  const sum = orders.reduce((all, { total_price }) => all + Number(total_price), 0)

  await page.goto(`/order/pay/${encodeURIComponent(encodeParams({ order_id: orders.map(({ id }) => id) }))}`)
  for (const { order_no } of orders) await expect(page.getByRole('region', { name: order_no })).toBeVisible()
  await expect(page.getByText(amount(sum)).first()).toBeVisible()
  await looksRight()
  await payByBalance({ page, t }, sum.toFixed(2))

  await expect(page.getByText(orders.map(({ order_no }) => order_no).join(', '))).toBeVisible()
  for (const { id } of orders)
    expect(await shopper(showOrder, { params: { id } })).toMatchObject({ order_status: orderStatus.waitingDelivery })
  const [newest] = (await shopper(listMoneyLogs, { query: { is_type: 0 } })).data
  expect(Number(newest?.money)).toBeCloseTo(-sum, 2)
  const { money } = await shopper(buyerInfo, { body: { provider: 'users' } })
  expect(Number(money)).toBeCloseTo(90_000 - sum, 2)
})

// Proves OSC-4.
test('the payment page shows lines, discount, freight, balance, three ways to pay and the total', async ({
  given,
  signedIn,
  api,
  page,
  t,
}) => {
  const coupon = 90_364
  await given('a product is on sale', { id: goods, stock: 5, price: '120.00' })
  await given('the shopper has an address', { id: addressId })
  await given('the shopper has a coupon', { id: coupon, coupon_id: coupon })
  await given('the shopper has a balance', { money: '777.50' })
  await given('the store has freight templates', { id: 90_365, custom_id: 90_366, province_id: 90_367, free_province_id: 90_368 })
  const seller = await api('seller')
  await seller(sellerGoods.update, { params: { id: goods }, body: { freight_id: '0' } })
  await signedIn('shopper')
  const shopper = await api('shopper')
  const { goods_name } = await shopper(showGoods, { params: { id: goods } })
  const params = encodeParams({ order: [{ goods_id: goods, sku_id: 0, buy_num: 2 }], ifcart: 0 })
  const { order_id } = await shopper(createOrder, { body: { params, address_id: addressId, coupon_id: String(coupon) } })
  const { freight_money } = await shopper(showOrder, { params: { id: order_id[0] ?? 0 } })
  const line = page.getByRole('region', { name: t('shop.pay.orders') }).getByRole('listitem')
  const ways = page.getByRole('region', { name: t('shop.pay.method') })
  const sum = (name: string) => ways.locator('dt').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]')

  await page.goto(`/order/pay/${encodeURIComponent(encodeParams({ order_id }))}`)

  await expect(line).toHaveCount(1)
  await expect(line).toContainText(goods_name)
  await expect(line).toContainText('¥120.00× 2')
  await expect(sum(t('shop.pay.discount'))).toHaveText('-¥5.00')
  expect(Number(freight_money)).toBeGreaterThan(0)
  await expect(sum(t('shop.pay.freight'))).toHaveText(amount(freight_money))
  await expect(sum(t('shop.pay.total'))).toHaveText(amount(240 - 5 + Number(freight_money)))
  await expect(ways.getByRole('button')).toHaveText([
    new RegExp(`^${t('shop.pay.balance')}.*777\\.50`),
    new RegExp(`^${t('shop.pay.wechat')}`),
    new RegExp(`^${t('shop.pay.alipay')}`),
  ])
})

// Proves PAY-13.
test('an insufficient balance is reported at the password, and before it if it is known', async ({
  given,
  signedIn,
  api,
  page,
  t,
}) => {
  await given('an order waits for payment', { id: order, total: '20.00', balance: '50.00' })
  await signedIn('shopper')
  await page.goto(`/order/pay/${encodeURIComponent(encodeParams({ order_id: [order] }))}`)
  const byBalance = page.getByRole('button', { name: t('shop.pay.balance') })
  const password = page.getByRole('dialog').getByLabel(t('field.pay_password'))
  await byBalance.click()
  await given('the shopper has a balance', { money: '5.00' })

  await password.fill(accounts.shopper.payPassword)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: amount('20.00') })
    .click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toHaveAccessibleDescription(/.{4}/)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('btn.cancel') })
    .click()
  await page.reload()

  await expect(page.getByText(t('shop.pay.balanceShort', { money: '¥15.00' }))).toBeVisible()
  await expect(byBalance).toBeDisabled()
  const shopper = await api('shopper')
  expect(await shopper(showOrder, { params: { id: order } })).toMatchObject({ order_status: orderStatus.waitingPayment })
})

// Proves PAY-17.
test('an order of 0.00 is confirmed with the payment password, and no gateway is offered', async ({
  given,
  signedIn,
  api,
  page,
  t,
}) => {
  await given('an order waits for payment', { id: order, total: '0.00', balance: '0.00' })
  await signedIn('shopper')
  const ways = page.getByRole('region', { name: t('shop.pay.method') })

  await page.goto(`/order/pay/${encodeURIComponent(encodeParams({ order_id: [order] }))}`)
  await expect(ways.getByText(t('shop.pay.free'))).toBeVisible()
  await expect(ways.getByRole('button')).toHaveText([new RegExp(`^${t('shop.pay.balance')}`)])
  await payByBalance({ page, t }, '0.00')

  const shopper = await api('shopper')
  expect(await shopper(showOrder, { params: { id: order } })).toMatchObject({ order_status: orderStatus.waitingDelivery })
})
