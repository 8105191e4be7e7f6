import { showOrder } from '#contracts/api/orders/orders.ts'
import { expect, test } from '../test.ts'

const id = 90_116

// Proves OSC-13, TFO-20, TFO-21.
test('a seller opens an order by its number, ships it there on a phone, and sees what comes next', async ({
  given,
  signedIn,
  backOffice,
  api,
  page,
  t,
  looksRight,
}) => {
  await given('an order waits for delivery', { id })
  const shopper = await api('shopper')
  const { order_no: no, receive_name: name } = await shopper(showOrder, { params: { id } })
  await page.setViewportSize({ width: 375, height: 812 })
  await signedIn('seller')
  await backOffice.open(`/Seller/orders?order_no=${no}`)
  const order = page.getByRole('dialog', { name: new RegExp(no) })

  await page.getByRole('link', { name: no }).click()
  await expect(order).toContainText(name)
  await expect(order).toContainText(t('orders.next.waitingDelivery'))
  await looksRight()
  await order.getByRole('button', { name: t('orders.shipNow'), exact: true }).click()
  const parcel = page.getByRole('dialog').filter({ has: page.getByLabel(t('field.delivery_no')) })
  await parcel.getByLabel(t('field.delivery_no')).fill('SF1000200030004')
  await parcel.getByRole('button', { name: t('orders.shipNow'), exact: true }).click()

  await expect(order).toContainText(t('orders.next.waitingReceipt'))
  await expect(order).toContainText('SF1000200030004')
  await expect(order.getByRole('button', { name: t('orders.shipNow'), exact: true })).toHaveCount(0)
  expect((await shopper(showOrder, { params: { id } })).order_status).toBe(3)
})

// Proves TFO-20.
test('the address of an order opens it again, and Back returns to the list', async ({
  given,
  signedIn,
  backOffice,
  api,
  page,
  t,
}) => {
  await given('an order waits for delivery', { id })
  const { order_no: no } = await (await api('shopper'))(showOrder, { params: { id } })
  await signedIn('seller')
  await backOffice.open('/Seller/orders/wait')

  await page.getByRole('link', { name: no }).click()
  await expect(page).toHaveURL(new RegExp(`record=${id}`))
  await page.reload()
  await expect(backOffice.dialog).toContainText(t('orders.next.waitingDelivery'))
  await page.goBack()

  await expect(backOffice.dialog).toHaveCount(0)
  await expect(page.getByRole('link', { name: no })).toBeVisible()
})

// Proves OSC-14.
test('the tab of a stage shows its orders and how many there are', async ({ given, signedIn, backOffice, api, page, t }) => {
  await given('an order waits for delivery', { id })
  const { order_no: no } = await (await api('shopper'))(showOrder, { params: { id } })
  await signedIn('seller')
  await backOffice.open('/Seller/orders')
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

  await tab(t('orders.stage.waitingDelivery')).click()
  await expect(backOffice.rows().filter({ hasNotText: t('orders.stage.waitingDelivery') })).toHaveCount(0)
  await backOffice.settled()

  const count = await backOffice.rows().count()
  await expect(tab(t('orders.stage.waitingDelivery'))).toHaveText(`${t('orders.stage.waitingDelivery')}${count}`)
  await expect(page.getByRole('link', { name: no })).toBeVisible()
  await tab(t('orders.stage.waitingPayment')).click()
  await expect(page.getByRole('link', { name: no })).toHaveCount(0)
})

// Proves ASC-9.
test('a seller decides a case on its page', async ({ given, signedIn, backOffice, api, page, t }) => {
  await given('an order has an after-sales case', { id, refund_type: 0, refund_verify: 0, refund_step: 0 })
  const { order_no: no } = await (await api('shopper'))(showOrder, { params: { id } })
  await signedIn('seller')
  await backOffice.open(`/Seller/refunds?order_no=${no}`)

  await page.getByRole('link', { name: no }).click()
  await expect(backOffice.dialog).toContainText(t('refunds.nextStep.toDecide'))
  await backOffice.dialog.getByRole('button', { name: t('refunds.handle'), exact: true }).click()
  await page.getByRole('radio', { name: t('refunds.agree') }).check()
  await page.getByRole('button', { name: t('refunds.sendDecision'), exact: true }).click()

  const order = page.getByRole('dialog', { name: new RegExp(no) })
  await expect(order).toContainText(t('refunds.nextStep.done'))
  await expect(order.getByRole('button', { name: t('refunds.handle'), exact: true })).toHaveCount(0)
})
