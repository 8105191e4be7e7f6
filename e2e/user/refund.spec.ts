import { showOrder } from '#contracts/api/orders/orders.ts'
import { decideRefund, showRefund } from '#contracts/api/after-sales/refunds.ts'
import { expect, test } from '../test.ts'
import { smallPicture } from '../files.ts'
import { userPageOf } from './user-page.ts'

const id = 90_001
// Proves REF-4, REF-17, ASC-1.
test('a shopper requests a refund and cancels the request', async ({ page, given, signedIn, api, t, looksRight }) => {
  const { main, press, agree } = userPageOf(page, t)
  await given('an order waits for delivery', { id })
  await signedIn('shopper')
  await page.goto(`/user/order/${id}`)
  await press(t('user.action.refund'))

  await expect(main.getByText(t('user.refund.amount'))).toContainText('¥')
  await press(t('user.refund.send'))
  await expect(main.getByText(t('msg.requiredMsg'))).toBeVisible()
  await press(t('user.refund.usual.size'))
  await main.locator('input[type=file]').setInputFiles(smallPicture)
  await expect(
    main
      .getByRole('group', { name: t('refunds.pictures') })
      .getByRole('listitem')
      .nth(1),
  ).toBeVisible()
  await looksRight()
  await press(t('user.refund.send'))
  await expect(page).toHaveURL(new RegExp(`/user/order/refund_form/${id}$`))
  await expect(main.getByText(t('user.refund.turn.sellerDecides'), { exact: true })).toBeVisible()
  await expect(main.getByText(t('user.refund.amount'))).toContainText('¥')
  await expect(main.getByRole('button', { name: t('ui.pictureOf', { at: 1, of: 1, name: t('refunds.pictures') }) })).toBeVisible()
  await looksRight()
  await press(t('user.refund.withdraw'))
  await agree(t('user.refund.withdraw'))

  await expect(page).toHaveURL(new RegExp(`/user/order/${id}$`))
  await expect(main.getByText(t('user.status.waitingDelivery')).first()).toBeVisible()
  const call = await api('shopper')
  expect((await call(showOrder, { params: { id } })).order_status).toBe(2)
})

// Proves REF-15.
test('a request accepts four pictures, and names the chosen ones beyond the limit', async ({ page, given, signedIn, api, t }) => {
  const { main, fill, press } = userPageOf(page, t)
  await given('an order waits for delivery', { id })
  await signedIn('shopper')
  await page.goto(`/user/order/refund/${id}`)
  const pictures = main.getByRole('group', { name: t('refunds.pictures') })
  const shown = pictures.locator('img')
  const named = (name: string) => ({ ...smallPicture, name: `${name}.png` })

  await main.locator('input[type=file]').setInputFiles(['one', 'two', 'three', 'four', 'five', 'six'].map(named))
  await expect(pictures.getByRole('alert')).toHaveText(t('user.comment.tooManyPictures', { most: 4, names: 'five.png, six.png' }))
  await expect(shown).toHaveCount(4)
  await expect(main.locator('input[type=file]')).toHaveCount(0)
  await pictures.getByRole('button', { name: t('user.comment.removePicture', { number: 4 }), exact: true }).click()
  await expect(pictures.getByRole('alert')).toHaveCount(0)
  await main.locator('input[type=file]').setInputFiles([named('seven')])
  await expect(shown).toHaveCount(4)
  await fill({ [t('user.refund.reason')]: 'Too small' })
  await press(t('user.refund.send'))
  await expect(page).toHaveURL(new RegExp(`/user/order/refund_form/${id}$`))

  const shopper = await api('shopper')
  expect((await shopper(showRefund, { params: { id } })).images.split(',')).toHaveLength(4)
})

// Proves REF-9, ASC-2.
test('an exchange goes step by step, and each step says who acts next', async ({ page, given, signedIn, api, t }) => {
  const { main, fill, press, agree } = userPageOf(page, t)
  await given('an order has an after-sales case', { id, refund_type: 1, refund_verify: 0, refund_step: 0 })
  await signedIn('shopper')
  const seller = await api('seller')
  const stands = (turn: 'youSend' | 'sellerSends' | 'youConfirm' | 'exchanged') =>
    expect(main.getByText(t(`user.refund.turn.${turn}`), { exact: true })).toBeVisible()

  await seller(decideRefund, { params: { id }, body: { refund_verify: 1 } })
  await page.goto(`/user/order/refund_form/${id}`)
  await stands('youSend')
  await press(t('user.refund.sendBack'))
  await expect(main.getByText(t('msg.requiredMsg'))).toBeVisible()
  await main.getByRole('combobox', { name: t('field.delivery_code') }).click()
  await page.getByRole('option').first().click()
  await fill({ [t('user.refund.sentBackNo')]: 'YD9000000001' })
  await press(t('user.refund.sendBack'))
  await stands('sellerSends')
  const shopper = await api('shopper')
  expect((await shopper(showRefund, { params: { id } })).delivery_code).not.toBe('')
  await seller(decideRefund, { params: { id }, body: { re_delivery_no: 'YD9000000002', re_delivery_code: 'yd' } })
  await page.reload()
  await stands('youConfirm')
  await press(t('user.refund.confirm'))
  await agree(t('user.refund.confirm'))

  await stands('exchanged')
})

// Proves ASC-2.
test('the page of a case shows its type, the decision, the steps, both parcels and who acts next', async ({
  page,
  given,
  signedIn,
  api,
  t,
}) => {
  const { main } = userPageOf(page, t)
  await given('an order has an after-sales case', { id, refund_type: 1, refund_verify: 1, refund_step: 1 })
  const seller = await api('seller')
  await seller(decideRefund, { params: { id }, body: { re_delivery_no: 'SF9000000009', re_delivery_code: 'sf' } })
  const shopper = await api('shopper')
  const { delivery_no } = await shopper(showRefund, { params: { id } })
  await signedIn('shopper')
  const fact = (name: string) => main.locator('dt').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]')
  const steps = main.getByRole('list', { name: t('user.refund.steps') }).getByRole('listitem')

  await page.goto(`/user/order/refund_form/${id}`)

  await expect(steps).toHaveText([
    new RegExp(`^${t('user.refund.step.asked')}`),
    new RegExp(`^${t('user.refund.step.decided')}`),
    new RegExp(`^${t('user.refund.step.sentBack')}`),
    new RegExp(`^${t('user.refund.step.sentAgain')}`),
    new RegExp(`${t('user.refund.step.confirmed')}$`),
  ])
  await expect(main.locator('[aria-current=step]')).toContainText(t('user.refund.step.confirmed'))
  await expect(fact(t('user.refund.state'))).toHaveText(t('user.refund.turn.youConfirm'))
  await expect(fact(t('user.refund.type'))).toHaveText(t('user.refund.type1'))
  expect(delivery_no).not.toBe('')
  await expect(fact(t('user.refund.sentBackNo'))).toContainText(delivery_no)
  await expect(fact(t('user.refund.sentAgainNo'))).toHaveText('SF SF9000000009')
})

// Proves REF-8, ASC-2.
test('a refused request shows the reason, and can be made again', async ({ page, given, signedIn, api, t }) => {
  const { main } = userPageOf(page, t)
  await given('an order has an after-sales case', { id, refund_type: 0, refund_verify: 0, refund_step: 0 })
  const seller = await api('seller')
  await seller(decideRefund, { params: { id }, body: { refund_verify: 2, refuse_remark: 'The seal is broken' } })
  await signedIn('shopper')

  await page.goto(`/user/order/refund_form/${id}`)

  await expect(main.getByText(t('user.refund.turn.refused'), { exact: true })).toBeVisible()
  await expect(main.getByText('The seal is broken')).toBeVisible()
  await expect(main.getByText(t('user.refund.next.refused'))).toBeVisible()
  await main.getByRole('link', { name: t('user.refund.askAgain') }).click()
  await expect(main.getByRole('button', { name: t('user.refund.send') })).toBeVisible()
})

for (const path of [
  '/user/order/refund/nonsense',
  '/user/order/refund_form/%3Cscript%3E',
  '/user/order/0',
  '/user/address/form/-1',
]) {
  // Proves ASC-3.
  test(`the invalid URL ${path} leads to a clear page with a way back`, async ({ page, signedIn }) => {
    await signedIn('shopper')

    await page.goto(path)

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('a[href$="/user/orders"], a[href$="/user/address"]').last()).toBeVisible()
  })
}
