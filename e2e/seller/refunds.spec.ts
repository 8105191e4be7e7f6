import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { showOrder } from '#contracts/api/orders/orders.ts'
import { continueRefund, requestRefund } from '#contracts/api/after-sales/refunds.ts'
import type { Call } from '../calls.ts'
import { expect, test } from '../test.ts'

const id = 90_141

const orderOf = (shopper: Call) => shopper(showOrder, { params: { id } })
const balanceOf = async (shopper: Call) => Number((await shopper(buyerInfo, { body: { provider: 'users' } })).money)

// Proves REF-5.
test("a seller approves a refund, and the money is back in the shopper's balance", async ({
  given,
  signedIn,
  backOffice,
  api,
  t,
  looksRight,
}) => {
  await given('an order waits for delivery', { id })
  const shopper = await api('shopper')
  const { order_no: no, total_price } = await orderOf(shopper)
  const before = await balanceOf(shopper)
  await shopper(requestRefund, { body: { order_id: id, refund_remark: 'It is broken' } })
  await signedIn('seller')
  await backOffice.open(`/Seller/refunds?order_no=${no}`)
  const only = backOffice.page.getByRole('row').filter({ hasText: t('refunds.state.toDecide') })

  await only.getByRole('checkbox').check()
  await backOffice.page.getByRole('button', { name: t('refunds.handle'), exact: true }).click()
  await expect(backOffice.dialog).toContainText('It is broken')
  await backOffice.yes.click()
  await backOffice.marks(t('refunds.decision'), t('msg.requiredMsg'))
  await backOffice.dialog.getByRole('radio', { name: t('refunds.agree') }).check()
  await looksRight()
  await backOffice.confirm()

  await expect(only).toBeHidden()
  expect(await balanceOf(shopper)).toBeCloseTo(before + Number(total_price), 2)
  expect(await orderOf(shopper)).toMatchObject({ order_status: 6, refund_status: 2 })
})

// Proves REF-8, ASC-6.
test('a refund is refused with a reason, and no money moves', async ({ given, signedIn, backOffice, api, t }) => {
  await given('an order has an after-sales case', { id, refund_type: 0, refund_verify: 0, refund_step: 0 })
  const shopper = await api('shopper')
  const before = await balanceOf(shopper)
  const { order_no: no } = await orderOf(shopper)
  await signedIn('seller')
  await backOffice.open(`/Seller/refunds?order_no=${no}`)

  await backOffice.page
    .getByRole('row')
    .filter({ hasText: t('refunds.state.toDecide') })
    .getByRole('checkbox')
    .check()
  await backOffice.page.getByRole('button', { name: t('refunds.handle'), exact: true }).click()
  await backOffice.dialog.getByRole('radio', { name: t('refunds.refuse') }).check()
  await backOffice.yes.click()
  await expect(backOffice.dialog.getByLabel(t('field.refuse_info'))).toHaveAttribute('aria-invalid', 'true')
  await backOffice.fill({ [t('field.refuse_info')]: 'It was used' })
  await backOffice.confirm()

  expect(await balanceOf(shopper)).toBe(before)
  await backOffice.open(`/Seller/orders?order_no=${no}`)
  await backOffice.page.getByRole('button', { name: t('btn.view'), exact: true }).click()
  await expect(backOffice.dialog).toContainText('It was used')
  await expect(backOffice.dialog).toContainText(t('refunds.state.refused'))
})

// Proves REF-14, ASC-5.
test('several cases are decided in one dialog, each with its own result', async ({
  given,
  signedIn,
  backOffice,
  api,
  page,
  t,
}) => {
  const cases = [id, id + 1]
  for (const one of cases)
    await given('an order has an after-sales case', { id: one, refund_type: 0, refund_verify: 0, refund_step: 0 })
  const shopper = await api('shopper')
  const orders = await Promise.all(cases.map(one => shopper(showOrder, { params: { id: one } })))
  await signedIn('seller')
  await backOffice.open('/Seller/refunds')

  for (const { order_no } of orders) await page.getByRole('checkbox', { name: order_no }).check()
  await page.getByRole('button', { name: t('refunds.handle'), exact: true }).click()
  const choices = backOffice.dialog.getByRole('radio', { name: t('refunds.agree') })
  await expect(choices).toHaveCount(cases.length)
  for (const choice of await choices.all()) await choice.check()
  await backOffice.confirm()

  const after = await Promise.all(cases.map(one => shopper(showOrder, { params: { id: one } })))
  expect(after.map(({ refund_status }) => refund_status)).toEqual([2, 2])
})

// Proves REF-9.
test('a return goes through all of its steps, and the list says who acts next', async ({
  given,
  signedIn,
  backOffice,
  api,
  page,
  t,
}) => {
  await given('an order has an after-sales case', { id, refund_type: 1, refund_verify: 0, refund_step: 0 })
  const shopper = await api('shopper')
  const { order_no: no } = await orderOf(shopper)
  const state = (name: 'toDecide' | 'toSendBack' | 'toSendAgain' | 'toConfirm') =>
    page.getByRole('row').filter({ hasText: t(`refunds.state.${name}`) })
  const open = async (name: 'toDecide' | 'toSendAgain') => {
    await state(name).getByRole('checkbox').check()
    await page.getByRole('button', { name: t('refunds.handle'), exact: true }).click()
    await expect(backOffice.dialog.getByRole('heading', { name: new RegExp(no) })).toBeVisible()
  }
  await signedIn('seller')
  await backOffice.open(`/Seller/returns?order_no=${no}`)

  await open('toDecide')
  await backOffice.dialog.getByRole('radio', { name: t('refunds.agree') }).check()
  await backOffice.confirm()
  await expect(state('toSendBack')).toBeVisible()

  await shopper(continueRefund, { params: { id }, body: { delivery_no: 'YD9000000002', delivery_code: 'yd' } })
  await page.reload()
  await open('toSendAgain')
  await expect(backOffice.dialog).toContainText('YD9000000002')
  await backOffice.yes.click()
  await backOffice.marks(t('field.delivery_code'), t('msg.requiredMsg'))
  await backOffice.dialog.getByLabel(t('field.delivery_code')).click()
  await page.getByRole('option').first().click()
  await backOffice.fill({ [t('field.delivery_no')]: 'SF1000200030004' })
  await backOffice.confirm()
  await expect(state('toConfirm')).toBeVisible()

  await shopper(continueRefund, { params: { id }, body: { refund_step: 3 } })
  await page.reload()
  await expect(page.getByText(t('table.noMatch'))).toBeVisible()
  expect(await orderOf(shopper)).toMatchObject({ order_status: 6, refund_status: 2 })
})
