import { encodeParams } from '#contracts/api/kit/values.ts'
import { showOrder } from '#contracts/api/orders.ts'
import { expect, test } from '../one-profile.ts'

const order = 90_051

test.skip(Boolean(process.env.E2E_API), 'the gateway that says how the payment went belongs to the mock in the page')

test('a shopper who pays by scanning sees the code, and the success page once the gateway has the money', async ({
  given,
  signedIn,
  backend,
  api,
  page,
  t,
}) => {
  await given('an order waits for payment', { id: order, total: '20.00', balance: '0.00' })
  await given('payment by scanning is configured', {})
  await signedIn('shopper')
  await page.goto(`/order/pay/${encodeParams({ order_id: [order] })}`)

  await page.getByRole('button', { name: t('shop.pay.wechat') }).click()
  await expect(page.getByRole('dialog').getByText(t('shop.pay.waiting'))).toBeVisible()
  const { payments } = (await backend.send({ method: 'GET', path: '/_mock/payments' })) as { payments: { pay_no: string }[] }
  const body = JSON.stringify({ pay_no: payments[0]?.pay_no, result: 'succeed' })
  await backend.send({ method: 'POST', path: '/_mock/payments', body })

  await expect(page).toHaveURL(/order\/success/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const shopper = await api('shopper')
  expect(await shopper(showOrder, { params: { id: order } })).toMatchObject({ order_status: 2, payment_name: 'wechat' })
})
