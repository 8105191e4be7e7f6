import { accounts } from '#contracts/states/ready-accounts.ts'
import { listOrders, orderStatus } from '#contracts/api/orders/orders.ts'
import { expect, test } from '../test.ts'
import { devtoolsAreThere } from './open-devtools.ts'

test.skip(Boolean(process.env.E2E_API), 'only the mock in the page has the tour')

const names = ['signIn', 'find', 'buy', 'place', 'pay', 'seller', 'ship', 'receive', 'comment', 'admin'] as const

// Proves CTL-6.
test('the guided tour takes one order through all three audiences, survives a reload, and ends with the order completed', async ({
  page,
  api,
  t,
}) => {
  test.slow()
  await page.goto('/')
  await page.getByRole('button', { name: t('devtools.tour.card.start') }).click()
  const tour = (name: (typeof names)[number] | 'end') => page.getByRole('dialog', { name: t(`devtools.tour.${name}.title`) })

  for (const name of names) {
    await expect(tour(name)).toBeVisible()
    if (name === 'pay') await page.reload()
    await tour(name)
      .getByRole('button', { name: t('devtools.tour.act') })
      .click()
  }

  await expect(tour('end')).toBeVisible()
  await expect(page).toHaveURL(/\/Admin\/orders/)
  const [order] = (await (await api('shopper'))(listOrders, { query: {} })).data
  expect(order?.order_status).toBe(orderStatus.completed)
  await tour('end')
    .getByRole('button', { name: t('devtools.tour.finish') })
    .click()
  await expect(tour('end')).toBeHidden()
})

const others = {
  refund: ['refundSignIn', 'refundFind', 'refundAsk', 'refundSeller', 'refundDecide', 'refundBack'],
  flashSale: ['saleSeller', 'saleAdd', 'saleList'],
  openStore: ['storeSignIn', 'storeStart', 'storeApply', 'storeAdmin', 'storePass', 'storeOpen'],
} as const

for (const [name, steps] of Object.entries(others))
  // Proves CTL-6.
  test(`the tour "${name}" can be watched from its first step to its end, each step on its screen`, async ({ page, t }) => {
    test.slow()
    await page.goto(`/?tour=${name}`)

    for (const step of steps) {
      const card = page.getByRole('dialog', { name: t(`devtools.tour.${step}.title`) })
      await expect(card).toBeVisible()
      await card.getByRole('button', { name: t('devtools.tour.act') }).click()
    }

    await expect(page.getByRole('dialog', { name: t('devtools.tour.endOther.title') })).toBeVisible()
  })

// Proves CTL-6.
test('the tour points at the next control, moves on when the visitor uses it, and can be closed at any step', async ({
  page,
  t,
}) => {
  await page.goto('/login?tour=1')
  await expect(page.getByRole('dialog', { name: t('devtools.tour.signIn.title') })).toBeVisible()
  await expect(page.locator('[data-tour-ring]')).toBeVisible()

  await page.getByRole('button', { name: new RegExp(`^${accounts.shopper.username}`) }).click()

  const next = page.getByRole('dialog', { name: t('devtools.tour.find.title') })
  await expect(next).toBeVisible()
  await next.getByRole('button', { name: t('devtools.tour.close') }).click()
  await expect(next).toBeHidden()
  await expect(page).not.toHaveURL(/login/)
})

// Proves CTL-12.
test('a ready account signs in to a back office with one click', async ({ page, t }) => {
  await page.goto('/Seller/login')
  await devtoolsAreThere(page, t)

  await page.getByRole('button', { name: new RegExp(`^${accounts.seller.username}`) }).click()

  await expect(page).toHaveURL(/\/Seller\/(?!login)/)
})
