import { sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { sellerDashboard, sellerSales } from '#contracts/api/system/dashboards.ts'
import { adminStores } from '#contracts/api/stores/back-office-stores.ts'
import { showOwnStore } from '#contracts/api/stores/stores.ts'
import { accounts } from '#contracts/states/ready-accounts.ts'
import { lastDays, money, numbersOf, panel, untilNow } from '../dashboard.ts'
import { expect, test } from '../test.ts'
import { labelOf } from '../words.ts'

// Proves DSH-10.
test('a seller reads how the store is doing off the dashboard', async ({ signedIn, api, page, t, looksRight }) => {
  await signedIn('seller')
  const seller = await api('seller')
  const figures = await seller(sellerDashboard, { query: lastDays })

  await page.goto('/Seller/dashboard')

  await expect(panel(page, t('dashboard.total'))).toContainText(money(figures.total_price))
  await expect(panel(page, t('dashboard.orders')).getByRole('link')).toHaveText([
    t('dashboard.completedCount', { count: figures.order_complete }),
    t('dashboard.waitingCount', { count: figures.order_wait }),
  ])
  await expect(panel(page, t('dashboard.bestGoods')).getByRole('listitem')).toHaveText(
    figures.list.map((one, at) => `${at + 1}${one.goods_name}${money(one.orders_count ?? 0)}`),
  )
  await looksRight()
  await expect(await numbersOf(page, t('dashboard.salesTrend'), t)).toHaveText(figures.order_plot.map(({ num }) => money(num)))
  await expect(await numbersOf(page, t('dashboard.orderTrend'), t)).toHaveText(figures.user_plot.map(({ num }) => String(num)))
})

// Proves DSH-10.
test("a seller's period is stored in the URL, and shows what the store sold in it", async ({ signedIn, api, page, t }) => {
  await signedIn('seller')
  const seller = await api('seller')
  const year = await seller(sellerSales, { query: { is_type: 1 } })
  await page.goto('/Seller/dashboard/order')

  await page.getByRole('button', { name: t('dashboard.year') }).click()
  await expect(page).toHaveURL('/Seller/dashboard/order?period=year')
  await page.reload()

  await expect(await numbersOf(page, t('dashboard.salesTrend'), t)).toHaveText(untilNow(year.plot).map(({ num }) => money(num)))
  await expect(panel(page, t('dashboard.bestByRevenue')).getByRole('listitem')).toHaveText(
    year.goods.map((one, at) => `${at + 1}${one.goods_name}${money(one.orders_count ?? 0)}`),
  )
})

// Proves DSH-14.
test("a seller's dashboard begins with what waits, and each number leads to that list", async ({
  signedIn,
  api,
  given,
  page,
  t,
}) => {
  await given('a product is on sale', { id: 90_771, stock: 2, price: '20.00' })
  await signedIn('seller')
  const seller = await api('seller')
  // Each of these would be counted if one of the conditions were not sent.
  await given('a product is on sale', { id: 90_772, stock: 2, price: '20.00' })
  await seller(sellerGoods.update, { params: { id: 90_772 }, body: { goods_status: 0 } })
  const { order_send, order_refund } = await seller(sellerDashboard, { query: lastDays })
  const low = await seller(sellerGoods.list, { query: { goods_status: '1', goods_stock: '5|nlt', per_page: 1 } })
  const rejected = await seller(sellerGoods.list, { query: { goods_verify: '0', per_page: 1 } })
  const work = panel(page, t('dashboard.work.title'))

  await page.goto('/Seller/dashboard')

  await expect(work.getByRole('link')).toHaveText([
    `${order_send}${t('dashboard.work.ship')}`,
    `${order_refund}${t('dashboard.work.afterSales')}`,
    new RegExp(`^\\d+${t('dashboard.work.chats')}$`),
    `${low.total}${t('dashboard.work.lowStock')}`,
    `${rejected.total}${t('dashboard.work.rejected')}`,
  ])
  expect(low.total).toBeGreaterThan(0)
  await work.getByRole('link', { name: t('dashboard.work.lowStock') }).click()
  await expect(page).toHaveURL('/Seller/goods?goods_status=1&goods_stock=5')
  await expect(page.getByText(t('table.total', { count: low.total }), { exact: true })).toBeVisible()
})

// Proves DSH-15.
test("a new store's dashboard begins with its first steps, until all are done", async ({ given, api, page, t, looksRight }) => {
  await given('an application is at a step', { account: 'applicant', store_verify: 2 })
  await page.goto('/Seller/login')
  const applicant = await api('applicant')
  const admin = await api('admin')
  const store = await applicant(showOwnStore, {})
  const id = Array.isArray(store) ? 0 : store.id
  const blank = { store_description: '', store_mobile: '' }
  await admin(adminStores.update, { params: { id }, body: { ...blank, store_verify: 4, store_status: 1 } })
  await page.getByLabel(labelOf(t('field.username'))).fill(accounts.applicant.username)
  await page.getByLabel(labelOf(t('field.password'))).fill(accounts.applicant.password)
  await page.keyboard.press('Enter')
  const steps = panel(page, t('dashboard.first.title'))

  await expect(steps).toContainText(t('dashboard.first.hint', { done: 1, count: 4 }))
  await expect(steps.getByRole('link')).toHaveCount(4)
  await looksRight()
  await admin(adminStores.update, { params: { id }, body: { store_description: 'Tea', store_mobile: '400-1' } })
  await page.reload()

  await expect(steps).toContainText(t('dashboard.first.hint', { done: 2, count: 4 }))
  await expect(steps.getByRole('link', { name: t('dashboard.first.profile') })).toContainText(t('dashboard.first.done'))
  await steps.getByRole('link', { name: t('dashboard.first.freight') }).click()
  await expect(page).toHaveURL('/Seller/freights')
})

test('the dashboard of a store that has everything has no first steps', async ({ signedIn, page, t }) => {
  await signedIn('seller')

  await page.goto('/Seller/dashboard')

  await expect(panel(page, t('dashboard.work.title')).getByRole('link')).toHaveCount(5)
  await expect(panel(page, t('dashboard.first.title'))).toHaveCount(0)
})

// Proves DSH-11, DSH-12.
test('on a Monday the week has one day and nothing to compare, while the last 30 days have', async ({ signedIn, page, t }) => {
  const sold = panel(page, t('dashboard.inPeriod'))
  await signedIn('seller')

  await page.goto('/Seller/dashboard')
  await expect(sold).toContainText(/[+-]?\d+(\.\d)?%/)

  await page.getByRole('button', { name: t('dashboard.week') }).click()
  await expect(sold).toContainText(t('dashboard.noWholeDay'))
  await expect(await numbersOf(page, t('dashboard.salesTrend'), t)).toHaveCount(1)
})
