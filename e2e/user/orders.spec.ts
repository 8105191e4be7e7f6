import { allExpresses } from '#contracts/api/orders/expresses.ts'
import { adminIntegralOrders } from '#contracts/api/points/integral-orders.ts'
import { orderStatus, showOrder } from '#contracts/api/orders/orders.ts'
import { amount } from '../purchase/shopping.ts'
import { expect, test } from '../test.ts'
import { userPageOf } from './user-page.ts'

const [waiting, paid] = [90_431, 90_432]

// Proves OST-16, OSC-5.
test('an order is found by its number, paid from the list, and cancelled after a confirmation', async ({
  given,
  signedIn,
  api,
  page,
  t,
}) => {
  const { main, press, agree, showsToast } = userPageOf(page, t)
  await given('an order waits for payment', { id: waiting, total: '20.00', balance: '50.00' })
  await given('an order waits for delivery', { id: paid })
  await signedIn('shopper')
  const shopper = await api('shopper')
  const { order_no } = await shopper(showOrder, { params: { id: waiting } })
  await page.goto('/user/orders')
  const number = main.getByRole('searchbox', { name: t('field.order_no') })

  await number.fill(order_no)
  await number.press('Enter')
  await expect(page).toHaveURL(new RegExp(`order_no=${order_no}`))
  const group = main.getByRole('group', { name: t('user.action.of', { no: order_no }) })
  await expect(main.getByRole('tabpanel').getByRole('group')).toHaveCount(1)
  await press(t('user.action.pay'), group)
  await expect(page).toHaveURL(/\/order\/pay\//)
  await expect(page.getByRole('region', { name: order_no })).toBeVisible()
  await page.goBack()
  await press(t('user.action.cancel'), group)
  await agree(t('user.action.no'))
  await expect(group.getByRole('button', { name: t('user.action.pay') })).toBeVisible()
  await press(t('user.action.cancel'), group)
  await agree(t('user.action.cancelYes'))

  await showsToast(t('msg.success'))
  await expect(group).toBeHidden()
  await expect(main.getByRole('tabpanel').getByText(t('user.status.cancelled'))).toBeVisible()
  expect(await shopper(showOrder, { params: { id: waiting } })).toMatchObject({ order_status: orderStatus.cancelled })
  await number.fill('no such number')
  await press(t('btn.search'))
  await expect(main.getByText(t('user.orders.noneTitle'))).toBeVisible()
})

// Proves OSC-15.
test('a phone unfolds the search of the orders at a press, and shows it while a search is set', async ({ page, signedIn, t }) => {
  await page.setViewportSize({ width: 375, height: 760 })
  const { main, press } = userPageOf(page, t)
  await signedIn('shopper')
  await page.goto('/user/orders')
  const number = main.getByRole('searchbox', { name: t('field.order_no') })
  await expect(main.getByRole('tabpanel').getByRole('group').first()).toBeVisible()
  await expect(number).toBeHidden()

  await press(t('shop.filter'))
  await number.fill('no such number')
  await number.press('Enter')

  await expect(main.getByText(t('user.orders.noneTitle'))).toBeVisible()
  await expect(number).toHaveValue('no such number')
  await press(t('user.orders.clear'))
  await expect(number).toBeHidden()
})

// Proves DLV-1.
test('the logistics page shows courier, tracking number and events, the newest first', async ({
  given,
  signedIn,
  api,
  page,
  t,
}) => {
  await given('an order waits for receipt', { id: paid })
  await signedIn('shopper')
  const shopper = await api('shopper')
  const order = await shopper(showOrder, { params: { id: paid } })
  const couriers = await shopper(allExpresses, { query: { isAll: 'true' } })
  await page.goto('/user/orders?status=3')

  await page
    .getByRole('group', { name: t('user.action.of', { no: order.order_no }) })
    .getByRole('button', { name: t('user.action.track') })
    .click()

  await expect(page).toHaveURL(new RegExp(`/user/order/${paid}#tracking$`))
  await expect(page.locator('#tracking')).toBeFocused()
  const tracking = page.getByRole('region', { name: t('user.order.tracking') })
  await expect(tracking).toContainText(couriers.find(({ code }) => code === order.delivery_code)?.name ?? 'a courier')
  await expect(tracking).toContainText(order.delivery_no)
  expect(order.delivery_list.length).toBeGreaterThan(0)
  await expect(tracking.getByRole('listitem')).toHaveText(
    order.delivery_list.map(({ time, context }) => new RegExp(`${context}.*${time}`)),
  )
})

// Proves OSC-6.
test('an order shows its pictures large, links to its products, and prints without the page around it', async ({
  given,
  signedIn,
  api,
  page,
  t,
}) => {
  await given('an order waits for receipt', { id: paid })
  await signedIn('shopper')
  const shopper = await api('shopper')
  const { order_no, total_price, receive_name, order_goods } = await shopper(showOrder, { params: { id: paid } })
  const name = order_goods[0]?.goods_name ?? 'a product'
  await page.goto(`/user/order/${paid}`)
  const picture = page.getByRole('button', { name: t('ui.pictureOf', { name, at: 1, of: 1 }) })
  const dialog = page.getByRole('dialog')

  await picture.click()
  await expect(dialog.getByRole('img', { name: t('ui.pictureOf', { name, at: 1, of: 1 }) })).toBeVisible()
  await expect(dialog.getByRole('button', { name: t('btn.close') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(picture).toBeFocused()
  await page.emulateMedia({ media: 'print' })

  await expect(page.getByText(order_no)).toBeVisible()
  await expect(page.getByText(receive_name)).toBeVisible()
  await expect(page.getByText(amount(total_price)).last()).toBeVisible()
  await expect(picture.locator('img')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: t('user.order.print') })).toBeHidden()
  await expect(page.getByRole('button', { name: t('user.action.receive') })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name }).click()
  await expect(page).toHaveURL(new RegExp(`/goods/${order_goods[0]?.goods_id}$`))
})

// Proves PSC-5.
test('a shipped order of the points shop shows courier and tracking number', async ({ given, signedIn, api, page, t }) => {
  await given('a points order waits for delivery', { id: 90_433 })
  const admin = await api('admin')
  const [courier] = await admin(allExpresses, { query: { isAll: 'true' } })
  const body = { delivery_code: courier?.code ?? '', delivery_no: 'SF1000200030005' }
  await admin(adminIntegralOrders.update, { params: { id: 90_433 }, body })
  await signedIn('shopper')

  await page.goto('/user/integral_order')

  const order = page.getByRole('listitem').filter({ hasText: body.delivery_no })
  await expect(order).toContainText(t('user.integralOrder.sent'))
  await expect(order).toContainText(courier?.name ?? 'a courier')
})
