import { adminOrderStatus } from '#contracts/api/orders/back-office-orders.ts'
import { showOrder } from '#contracts/api/orders/orders.ts'
import { expect, test } from '../test.ts'

const ids = [90_112, 90_113] as const

// Proves DLV-4.
test('shipping several orders shows each result: one is shipped, the other says why not', async ({
  given,
  signedIn,
  backOffice,
  api,
  page,
  t,
}) => {
  for (const id of ids) await given('an order waits for delivery', { id })
  const shopper = await api('shopper')
  const admin = await api('admin')
  const [first, second] = await Promise.all(ids.map(id => shopper(showOrder, { params: { id } })))
  await signedIn('seller')
  await backOffice.open('/Seller/orders/wait')
  const block = (no = '') => backOffice.dialog.getByRole('region', { name: new RegExp(no) })
  const numberOf = (no = '') => block(no).getByLabel(t('field.delivery_no'))

  const rows = page.getByRole('row').filter({ hasText: '2026-06-10' })
  await expect(rows).toHaveCount(ids.length)
  for (const row of await rows.all()) await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('orders.ship'), exact: true }).click()
  await numberOf(first?.order_no).fill('SF1')
  await backOffice.dialog.getByRole('button', { name: t('orders.shipNow'), exact: true }).click()
  await expect(numberOf(second?.order_no)).toHaveAttribute('aria-invalid', 'true')
  await numberOf(second?.order_no).fill('SF2')
  // Meanwhile an administrator completes the second one.
  await admin(adminOrderStatus, { body: { id: ids[1], status: 6 } })
  await backOffice.dialog.getByRole('button', { name: t('orders.shipNow'), exact: true }).click()

  await expect(backOffice.dialog).toContainText(t('orders.sent', { count: 1 }))
  await expect(backOffice.dialog).toContainText(t('orders.refused', { count: 1 }))
  await expect(block(first?.order_no)).toBeHidden()
  await expect(numberOf(second?.order_no)).toHaveValue('SF2')
  expect(await shopper(showOrder, { params: { id: ids[0] } })).toMatchObject({ order_status: 3, delivery_no: 'SF1' })
})

// Proves DLV-2.
test('waybills give orders their tracking numbers and can be printed', async ({ given, signedIn, backOffice, api, page, t }) => {
  await given('an order waits for delivery', { id: ids[0] })
  const shopper = await api('shopper')
  const { order_no: no, receive_name: name } = await shopper(showOrder, { params: { id: ids[0] } })
  await signedIn('seller')
  await backOffice.open(`/Seller/orders?order_no=${no}`)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })

  await page
    .getByRole('row')
    .filter({ hasText: t('orders.stage.waitingDelivery') })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: t('orders.waybills'), exact: true }).click()
  await backOffice.dialog.getByRole('button', { name: t('orders.makeWaybills'), exact: true }).click()
  const sheet = backOffice.dialog.getByRole('region', { name: new RegExp(`${t('orders.waybill')}.*${no}`) })
  await expect(sheet).toContainText(name)
  const { delivery_no } = await shopper(showOrder, { params: { id: ids[0] } })
  await expect(sheet).toContainText(delivery_no)
  await backOffice.dialog.getByRole('button', { name: t('orders.print'), exact: true }).click()

  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  expect(delivery_no).not.toBe('')
})
