import { sellerDashboard, sellerSales } from '#contracts/api/system/dashboards.ts'
import { money, numbersOf, panel } from '../dashboard.ts'
import { expect, test } from '../test.ts'

// Proves DSH-10.
test('a seller reads how the store is doing off the dashboard', async ({ signedIn, api, page, t, looksRight }) => {
  await signedIn('seller')
  const seller = await api('seller')
  const figures = await seller(sellerDashboard, { query: {} })

  await page.goto('/Seller/dashboard')

  await expect(panel(page, t('dashboard.total'))).toContainText(money(figures.total_price))
  await expect(panel(page, t('dashboard.orders')).getByRole('link')).toHaveText([
    `${figures.order_wait}${t('orders.stage.waitingPayment')}`,
    `${figures.order_complete}${t('orders.stage.completed')}`,
    `${figures.order_send}${t('orders.stage.waitingDelivery')}`,
    `${figures.order_refund}${t('dashboard.afterSales')}`,
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

  await expect(await numbersOf(page, t('dashboard.salesTrend'), t)).toHaveText(year.plot.map(({ num }) => money(num)))
  await expect(panel(page, t('dashboard.bestByRevenue')).getByRole('listitem')).toHaveText(
    year.goods.map((one, at) => `${at + 1}${one.goods_name}${money(one.orders_count ?? 0)}`),
  )
})
