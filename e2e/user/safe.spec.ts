// Proves ACS-6.
import { encodeParams } from '#contracts/wire/params.ts'
import { orderStatus, showOrder } from '#contracts/api/orders/orders.ts'
import { accounts } from '#contracts/states/ready-accounts.ts'
import { expect, test } from '../test.ts'
import { escaped } from '../words.ts'
import { amount } from '../purchase/shopping.ts'
import { userPageOf } from './user-page.ts'

const order = 90_001

// Proves PRO-5.
test('a shopper changes the payment password and pays with it', async ({ page, given, signedIn, api, t, looksRight }) => {
  const { main, fill, press, showsToast, dialog } = userPageOf(page, t)
  await given('an order waits for payment', { id: order, total: '199.00', balance: '5000.00' })
  await signedIn('shopper')
  await page.goto('/user/safe')
  await looksRight()
  await main.locator('a[href$="/user/safe/pay_password"]').click()

  await fill({ [t('user.safe.pay_password.new')]: '12345a', [t('field.repeat')]: '12345a' })
  await press(t('btn.save'))
  await expect(main.getByText(t('msg.payPasswordThr'))).toBeVisible()
  await fill({ [t('user.safe.pay_password.new')]: '12345', [t('field.repeat')]: '12345' })
  await press(t('btn.save'))
  await expect(main.getByText(t('invalid.sixDigits'))).toBeVisible()
  await fill({ [t('user.safe.pay_password.new')]: '654321', [t('field.repeat')]: '654322' })
  await press(t('btn.save'))
  await expect(main.getByText(t('msg.inputThr'))).toBeVisible()
  await fill({ [t('field.repeat')]: '654321' })
  await press(t('btn.save'))
  await showsToast(t('msg.success'))

  const call = await api('shopper')
  const { total_price: total } = await call(showOrder, { params: { id: order } })
  await page.goto(`/order/pay/${encodeParams({ order_id: [order] })}`)
  await page.getByRole('button', { name: new RegExp(`^${escaped(t('shop.pay.balance'))}`) }).click()
  const password = dialog.getByLabel(t('field.pay_password'))
  await password.fill(accounts.shopper.payPassword)
  await dialog.getByRole('button', { name: amount(total) }).click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill('654321')
  await dialog.getByRole('button', { name: amount(total) }).click()
  await expect(page).toHaveURL(/\/order\/success$/)
  expect((await call(showOrder, { params: { id: order } })).order_status).toBe(orderStatus.waitingDelivery)
  await expect(main.getByRole('heading', { level: 1, name: t('title.orderSuccess') })).toBeVisible()
})
