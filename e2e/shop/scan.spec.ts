import type { Page } from '@playwright/test'
import { encodeParams } from '#contracts/wire/params.ts'
import { showOrder } from '#contracts/api/orders/orders.ts'
import { advancePage } from '../advance-page.ts'
import { post, type Backend } from '../backend.ts'
import { expect, test } from '../own-profile.ts'
import { scan } from '../scan.ts'
import { visit } from '../visit.ts'
import type { T } from '../words.ts'

const order = 90_051
const codeLasts = 5 * 60_000

test.skip(Boolean(process.env.E2E_API), 'only the mock in the page plays the payment gateway')

test.beforeEach(async ({ given, signedIn, page }) => {
  await given('an order waits for payment', { id: order, total: '20.00', balance: '0.00' })
  await given('payment by scanning is configured', {})
  await signedIn('shopper')
  await page.goto(`/order/pay/${encodeParams({ order_id: [order] })}`)
})

type Payments = { payments: { pay_no: string; payment_name: string }[] }

/** The payment that the gateway has not confirmed yet. */
const openPayment = async (backend: Backend) =>
  ((await backend.send({ method: 'GET', path: '/_mock/payments' })) as Payments).payments[0]

/** Lets the gateway confirm the payment. */
const settle = async (backend: Backend): Promise<void> => {
  const { pay_no } = (await openPayment(backend)) ?? {}
  await backend.send(post('/_mock/payments', { pay_no, result: 'succeed' }))
}

const codeIn = (page: Page, t: T, way: 'wechat' | 'alipay') =>
  page.getByRole('dialog').getByRole('img', { name: t('shop.pay.codeOf', { method: t(`shop.pay.${way}`) }) })

/** Lets the code expire, by the clocks of the page and of the backend. */
const letExpire = async (page: Page, pass: Backend['pass']): Promise<void> => {
  await pass(codeLasts / 1000)
  await advancePage(page, codeLasts)
}

/** Counts how often the page asks whether the order has been paid. */
const checksOf = (page: Page) => {
  let count = 0
  page.on('request', request => (count += Number(request.url().endsWith('/user/order/check'))))
  return () => count
}

for (const way of ['wechat', 'alipay'] as const)
  // Proves PAY-6.
  test(`a shopper pays by ${way}: the code on the screen leads there, and the success page follows the payment`, async ({
    backend,
    api,
    page,
    t,
    looksRight,
  }) => {
    await page.emulateMedia({ colorScheme: way === 'wechat' ? 'light' : 'dark' })

    await page.getByRole('button', { name: t(`shop.pay.${way}`) }).click()
    const code = codeIn(page, t, way)
    await expect(code).toHaveAttribute('width', '200')
    await expect(page.getByRole('dialog').getByText(t('shop.pay.waiting'))).toBeVisible()
    const payment = await openPayment(backend)
    expect(payment?.payment_name).toBe(way)
    const read = await scan(code)
    expect(read).toContain(payment?.pay_no)
    await expect(page.getByRole('dialog').getByText(read ?? '', { exact: true })).toBeVisible()
    await looksRight()
    await settle(backend)

    await expect(page).toHaveURL(/order\/success/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const shopper = await api('shopper')
    expect(await shopper(showOrder, { params: { id: order } })).toMatchObject({ order_status: 2, payment_name: way })
  })

// Proves PAY-11.
test('an unpaid code expires, and a new one replaces it', async ({ backend, pass, page, t, looksRight }) => {
  const dialog = page.getByRole('dialog')
  const code = codeIn(page, t, 'wechat')
  await page.getByRole('button', { name: t('shop.pay.wechat') }).click()
  await expect(code).toBeVisible()
  const first = await openPayment(backend)

  await letExpire(page, pass)
  await expect(dialog.getByRole('alert')).toHaveText(t('shop.pay.expired'))
  await expect(code).toBeHidden()
  await looksRight()
  await dialog.getByRole('button', { name: t('shop.pay.newCode') }).click()

  await expect(code).toBeVisible()
  const second = await openPayment(backend)
  expect(second?.pay_no).not.toBe(first?.pay_no)
  expect(await scan(code)).toContain(second?.pay_no)
})

// Proves PAY-11.
test('closing the code or leaving the page stops the polling', async ({ pass, page, t }) => {
  const code = codeIn(page, t, 'wechat')
  const checks = checksOf(page)
  await page.getByRole('button', { name: t('shop.pay.wechat') }).click()
  await expect(code).toBeVisible()
  await expect.poll(checks).toBeGreaterThan(0)

  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('shop.pay.close') })
    .click()
  await expect(code).toBeHidden()
  const onceClosed = checks()
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('button', { name: t('shop.pay.wechat') })).toBeFocused()
  expect(checks()).toBe(onceClosed)

  await pass(4)
  await page.getByRole('button', { name: t('shop.pay.wechat') }).click()
  await expect.poll(checks).toBeGreaterThan(onceClosed)
  await visit(page, '/user/orders')
  await expect(page.getByRole('heading', { level: 1, name: t('user.orders.title') })).toBeVisible()
  const onceLeft = checks()
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('tabpanel')).toBeVisible()
  expect(checks()).toBe(onceLeft)
})

// Proves PAY-11.
test('a payment made after its code expired is noticed instead of requesting another', async ({ backend, pass, page, t }) => {
  await page.getByRole('button', { name: t('shop.pay.alipay') }).click()
  await expect(codeIn(page, t, 'alipay')).toBeVisible()
  await letExpire(page, pass)
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(t('shop.pay.expired'))

  await settle(backend)
  await page.getByRole('button', { name: t('shop.pay.newCode') }).click()

  await expect(page).toHaveURL(/order\/success/)
})

test('missing responses are reported while the code is shown, and the payment is noticed once they arrive', async ({
  backend,
  faults,
  page,
  t,
  allow,
}) => {
  allow(/status of 500/)
  await faults.add({ call: 'POST /user/order/check', kind: 'http500', times: 4 })
  await page.getByRole('button', { name: t('shop.pay.wechat') }).click()
  await expect(codeIn(page, t, 'wechat')).toBeVisible()

  await page.clock.fastForward(1000)
  await page.clock.fastForward(1000)
  await page.clock.fastForward(1000)

  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(t('shop.pay.unanswered'))
  await expect(codeIn(page, t, 'wechat')).toBeVisible()
  await settle(backend)
  await expect(page).toHaveURL(/order\/success/)
})
