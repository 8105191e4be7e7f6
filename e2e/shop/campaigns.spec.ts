import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { listChatMessages, sendChatMessage } from '#contracts/api/stores/chats.ts'
import { listCoupons, sellerCoupons } from '#contracts/api/marketing/coupons.ts'
import { errors } from '#contracts/api/errors.ts'
import { showGoods } from '#contracts/api/catalogue/goods.ts'
import { listOrders, showOrder } from '#contracts/api/orders/orders.ts'
import { amount } from '../purchase/shopping.ts'
import { test as testAlone } from '../own-profile.ts'
import { expect, now, test } from '../test.ts'

const goods = 90_301
const offer = { id: 90_302, goods_id: goods }
const addressId = 90_303

/** Seconds until the sales of the next hour have started: every test starts at a full hour. */
const begun = 3601

const later = (text: string, seconds: number) => new Date(Date.parse(`${text.replace(' ', 'T')}+08:00`) + seconds * 1000)

// Proves FLS-4, FLS-5.
testAlone(
  'a flash sale ends by the clock: the price rises again, and the product can be added to the cart',
  async ({ given, signedIn, api, pass, page, t }) => {
    await given('a product is in a flash sale', offer)
    await signedIn('shopper')
    const shopper = await api('shopper')
    const { goods_price, seckills } = await shopper(showGoods, { params: { id: goods } })
    const sale = seckills || { discount: '', end_time: now }
    const price = page.getByRole('status', { name: t('shop.price') })
    const cart = page.getByRole('button', { name: t('shop.addToCart') })
    await page.goto(`/goods/${goods}`)
    await expect(price).toContainText(amount(Number(goods_price) * (1 - Number(sale.discount) / 100)))
    await expect(cart).toBeHidden()
    await expect(page.getByRole('timer')).toBeVisible()

    const left = (later(sale.end_time, 1).getTime() - later(now, 0).getTime()) / 1000
    await pass(left)
    await page.clock.setFixedTime(later(now, left))

    await expect(cart).toBeVisible()
    await expect(price).toContainText(amount(goods_price))
    await expect(page.getByRole('timer')).toBeHidden()
  },
)

// Proves FLS-4.
testAlone(
  'a flash sale starts by the clock: the price falls, and the product cannot be added to the cart',
  async ({ pass, page, t }) => {
    const price = page.getByRole('status', { name: t('shop.price') })
    const cart = page.getByRole('button', { name: t('shop.addToCart') })
    const sale = page.getByRole('region', { name: t('title.seckills') })
    await page.goto('/seckills?slot=1')
    await page.getByRole('main').locator('a[href*="/goods/"]').first().click()
    await expect(sale).toContainText(t('shop.sale.startsIn'))
    await expect(cart).toBeVisible()
    const former = await price.innerText()

    await pass(begun)
    await page.clock.setFixedTime(later(now, begun))

    await expect(sale).toContainText(t('shop.sale.endsIn'))
    await expect(cart).toBeHidden()
    await expect(price).not.toHaveText(former)
  },
)

// Proves GRP-2.
test("a shopper joins another shopper's group, and the order that completes it costs the group price", async ({
  given,
  signedIn,
  api,
  page,
  t,
}) => {
  await given('a group waits for its last member', offer)
  await given('the shopper has an address', { id: addressId })
  await signedIn('shopper')
  await page.goto(`/goods/${goods}`)

  const groups = page.getByRole('list', { name: t('shop.group.groups') })
  await expect(groups).toContainText(t('shop.group.members', { count: 1, need: 2 }))
  await groups.getByRole('button').click()
  await page.getByRole('button', { name: t('shop.before.create') }).click()
  await expect(page).toHaveURL(/order\/pay/)

  const shopper = await api('shopper')
  const [{ id } = { id: 0 }] = (await shopper(listOrders, { query: {} })).data
  const order = await shopper(showOrder, { params: { id } })
  expect(Number(order.coupon_money)).toBeGreaterThanOrEqual(Number(order.order_price) * 0.1)
  await page.goto(`/goods/${goods}`)
  await expect(page.getByRole('button', { name: t('shop.group.open') })).toBeVisible()
  await expect(groups).toBeHidden()
})

// Proves GRP-9.
test('a shopper opens a group, and the product page lists it as open', async ({ given, signedIn, page, t }) => {
  await given('a product has a group-buy offer', offer)
  await given('the shopper has an address', { id: addressId })
  await signedIn('shopper')
  await page.goto(`/goods/${goods}`)

  await page.getByRole('button', { name: t('shop.group.open') }).click()
  await page.getByRole('button', { name: t('shop.before.create') }).click()
  await expect(page).toHaveURL(/order\/pay/)
  await page.goto(`/goods/${goods}`)

  await expect(page.getByText(t('shop.group.members', { count: 1, need: 2 }))).toBeVisible()
})

// Proves CPN-1, CPN-9.
test('a coupon can be received once; a guest signs in for it and returns to the page', async ({
  given,
  api,
  signedIn,
  page,
  t,
}) => {
  await given('a coupon is on offer', { id: 90_310, stock: 3 })
  await given('a product is on sale', { id: goods, stock: 5, price: '20.00' })
  await page.goto(`/goods/${goods}`)
  const coupons = page.getByRole('list', { name: t('shop.coupon.title') })
  const take = coupons.getByRole('button', { name: new RegExp(`^${t('shop.coupon.takeNamed', { name: '' }).trim()}`) }).first()
  await take.click()
  await expect(page).toHaveURL(/login\?back=%2Fgoods/)

  await signedIn('newcomer')
  await page.goto(`/goods/${goods}`)
  const shopper = await api('newcomer')
  const before = (await shopper(listCoupons, { query: {} })).total
  await take.click()
  await expect(page.getByText(t('shop.coupon.taken')).first()).toBeVisible()

  expect((await shopper(listCoupons, { query: {} })).total).toBe(before + 1)
})

// Proves CPN-8.
testAlone(
  'an expired coupon disappears from the product page, by the clock or after a late attempt to receive it',
  async ({ given, signedIn, api, pass, page, language, t }) => {
    await given('a product is on sale', { id: goods, stock: 5, price: '20.00' })
    const seller = await api('seller')
    const short = { money: '5.00', use_money: '10.00', stock: 3, content: '', start_time: '2026-06-14 10:00:00' }
    await seller(sellerCoupons.create, { body: { ...short, name: 'One hour', end_time: '2026-06-15 11:00:00' } })
    const longer = { ...short, name: 'All day', end_time: '2026-06-15 23:00:00' }
    const { id } = await seller(sellerCoupons.create, { body: longer })
    await signedIn('newcomer')
    await page.goto(`/goods/${goods}`)
    const coupons = page.getByRole('list', { name: t('shop.coupon.title') })
    const take = (name: string) => coupons.getByRole('button', { name: t('shop.coupon.takeNamed', { name }), exact: true })
    await take('One hour').focus()

    await pass(begun)
    await page.clock.setFixedTime(later(now, begun))
    await expect(take('One hour')).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()

    await seller(sellerCoupons.update, { params: { id }, body: { ...longer, end_time: '2026-06-15 10:30:00' } })
    await take('All day').click()
    await expect(take('All day')).toHaveCount(0)
    await expect(page.getByText(errors.couponOver[language === 'en' ? 'en' : 'zh']).first()).toBeVisible()
  },
)

// Proves CHA-7.
test('a shopper writes to the store and reads what the seller answers', async ({ given, signedIn, api, page, t }) => {
  await given('a product is on sale', { id: goods, stock: 5, price: '20.00' })
  await signedIn('shopper')
  const shopper = await api('shopper')
  const { store_info } = await shopper(showGoods, { params: { id: goods } })
  const me = await shopper(buyerInfo, { body: { provider: 'users' } })
  await page.goto(`/goods/${goods}`)

  await page.getByRole('button', { name: t('chat.contact') }).click()
  const panel = page.getByRole('dialog', { name: t('chat.with', { name: store_info.store_name }) })
  await panel.getByRole('textbox').fill('Does it come in <b>green</b>?')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('log').getByText('Does it come in <b>green</b>?')).toBeVisible()
  const seller = await api('seller')
  const other = { provider: 'users', rid: String(me.id), rtype: 'users' } as const
  expect((await seller(listChatMessages, { body: other })).data[0]?.content).toContain('green')
  await seller(sendChatMessage, { body: { ...other, content: 'Yes, from Monday.' } })

  await expect(panel.getByText('Yes, from Monday.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

// Proves PER-7.
test('a favourite is shown at once, and reverted if the server refuses it', async ({
  given,
  signedIn,
  faults,
  page,
  t,
  allow,
}) => {
  allow(/500|POST \/user\/favorites/)
  await given('a product is on sale', { id: goods, stock: 5, price: '20.00' })
  await signedIn('newcomer')
  await page.goto(`/goods/${goods}`)
  const add = page.getByRole('button', { name: t('shop.favorite') })
  const had = page.getByRole('button', { name: t('shop.favorited') })

  // The button changes before the response arrives, and the fault must not hit that response.
  const added = page.waitForResponse(/\/user\/favorites$/)
  await add.click()
  await added
  await faults.add({ call: 'POST /user/favorites', kind: 'envelope500', times: 1 })
  await had.click()

  await expect(page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: /\S/ }).first()).toBeVisible()
  await expect(had).toBeVisible()
})
