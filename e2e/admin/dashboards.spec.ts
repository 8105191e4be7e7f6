import { adminGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { adminCashes } from '#contracts/api/money/cashes.ts'
import { listAdminStores } from '#contracts/api/stores/back-office-stores.ts'
import { adminDashboard, adminPayments, adminSales } from '#contracts/api/system/dashboards.ts'
import { lastDays, money, numbersOf, panel, untilNow } from '../dashboard.ts'
import { expect, test } from '../test.ts'

// Proves DSH-10.
test('an administrator sees the figures of the marketplace on the dashboard', async ({ signedIn, api, page, t, looksRight }) => {
  await signedIn('admin')
  const admin = await api('admin')
  const figures = await admin(adminDashboard, { query: lastDays })

  await page.goto('/Admin/dashboard')

  await expect(panel(page, t('dashboard.total'))).toContainText(money(figures.total_price))
  await expect(panel(page, t('dashboard.orders')).getByRole('link')).toHaveText([
    t('dashboard.completedCount', { count: figures.order_complete }),
    t('dashboard.waitingCount', { count: figures.order_wait }),
  ])
  await expect(panel(page, t('dashboard.bestStores')).getByRole('listitem')).toHaveText(
    figures.list.map((one, at) => `${at + 1}${one.store_name}${money(one.orders_count ?? 0)}`),
  )
  await expect(page.locator('svg[aria-label]').first()).toBeVisible()
  await looksRight()
  await expect(await numbersOf(page, t('dashboard.salesTrend'), t)).toHaveText(figures.order_plot.map(({ num }) => money(num)))
  await expect(await numbersOf(page, t('dashboard.userTrend'), t)).toHaveText(figures.user_plot.map(({ num }) => String(num)))
})

// Proves DSH-10.
test('the chosen period is stored in the URL, and the page shows what the backend counted in it', async ({
  signedIn,
  api,
  page,
  t,
}) => {
  await signedIn('admin')
  const admin = await api('admin')
  const year = await admin(adminSales, { query: { is_type: 1 } })
  const days = await admin(adminSales, { query: { is_type: 0, created_at: ['2026-06-10', '2026-06-12'] } })
  await page.goto('/Admin/dashboard/order')

  await page.getByRole('button', { name: t('dashboard.year') }).click()
  await page.reload()

  await expect(page).toHaveURL('/Admin/dashboard/order?period=year')
  await expect(await numbersOf(page, t('dashboard.salesTrend'), t)).toHaveText(untilNow(year.plot).map(({ num }) => money(num)))
  await page.getByRole('combobox', { name: t('table.dateFrom') }).fill('2026-06-10')
  await page.getByRole('combobox', { name: t('table.dateTo') }).fill('2026-06-12')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(panel(page, t('dashboard.salesTrend')).getByRole('cell')).toHaveText(days.plot.map(({ num }) => money(num)))
  await expect(page).toHaveURL('/Admin/dashboard/order?from=2026-06-10&to=2026-06-12')
})

// Proves DSH-9, WCA-3.
test('the charts name their axes', async ({ signedIn, page, t }) => {
  await signedIn('admin')

  await page.goto('/Admin/dashboard/order')

  const chart = panel(page, t('dashboard.salesTrend'))
  await expect(chart.getByText(t('dashboard.time'), { exact: true })).toBeVisible()
})

// Proves DSH-10, TLI-11.
test('searching payments is limited to the period and does not change the chart', async ({
  signedIn,
  api,
  backOffice,
  page,
  t,
}) => {
  await signedIn('admin')
  const admin = await api('admin')
  const unpaid = await admin(adminPayments, { query: { is_type: 1, pay_status: '0' } })
  await page.goto('/Admin/dashboard/pay?period=year')

  await backOffice.search({ [t('field.pay_status')]: t('user.order.unpaid') }, unpaid.list.total)

  await expect(page).toHaveURL('/Admin/dashboard/pay?period=year&pay_status=0')
  await expect(page.getByRole('gridcell', { name: t('dashboard.paid'), exact: true })).toHaveCount(0)
  await expect(await numbersOf(page, t('dashboard.paymentTrend'), t)).toHaveText(
    untilNow(unpaid.plot).map(({ num }) => money(num)),
  )
})

// Proves DSH-9.
test('a period without sales shows a message instead of a chart', async ({ signedIn, page, t }) => {
  await signedIn('admin')

  await page.goto('/Admin/dashboard/order?from=2020-01-01&to=2020-01-03')

  await expect(panel(page, t('dashboard.salesTrend'))).toContainText(t('dashboard.nothing'))
})

// Proves DSH-14.
test("an administrator's dashboard begins with what waits, and each number leads to that list", async ({
  signedIn,
  api,
  page,
  t,
}) => {
  await signedIn('admin')
  const admin = await api('admin')
  const { order_send, order_refund } = await admin(adminDashboard, { query: lastDays })
  const { count } = await admin(listAdminStores, { query: { isResource: 'Admin' } })
  const cashes = await admin(adminCashes.list, { query: { cash_status: '0', per_page: 1 } })
  const goods = await admin(adminGoods.list, { query: { goods_verify: '2', per_page: 1 } })
  const work = panel(page, t('dashboard.work.title'))

  await page.goto('/Admin/dashboard')

  await expect(work.getByRole('link')).toHaveText([
    `${count?.wait}${t('dashboard.work.applications')}`,
    `${cashes.total}${t('dashboard.work.withdrawals')}`,
    `${goods.total}${t('dashboard.work.review')}`,
    `${order_refund}${t('dashboard.work.afterSales')}`,
    `${order_send}${t('dashboard.work.ship')}`,
  ])
  await work.getByRole('link', { name: t('dashboard.work.withdrawals') }).click()
  await expect(page).toHaveURL('/Admin/cashes?cash_status=0')
  await expect(page.getByText(t('table.total', { count: cashes.total }), { exact: true })).toBeVisible()
})
