import { userDefault } from '#contracts/api/accounts/user-default.ts'
import { listFavorites } from '#contracts/api/catalogue/favorites.ts'
import { adminOrders, sellerOrders } from '#contracts/api/orders/back-office-orders.ts'
import { listOrders } from '#contracts/api/orders/orders.ts'
import {
  adminDashboard,
  adminNewStores,
  adminNewUsers,
  adminSales,
  sellerDashboard,
  sellerSales,
} from '#contracts/api/system/dashboards.ts'
import { ask, must, same, type Rule } from '../rule.ts'

const offices = [
  [adminDashboard, adminOrders.list, 'admin'],
  [sellerDashboard, sellerOrders.list, 'seller'],
] as const

const orderCounts: readonly Rule[] = offices.map(([overview, orders, who]) => ({
  name: 'The overview counts the orders that the list has at stages 1, 2, 5 and 6.',
  about: [overview, orders],
  source: 'DSH-5',
  run: async shop => {
    const count = async (order_status: number): Promise<number> =>
      (await ask(shop, orders, { query: { order_status, per_page: 1 } }, who)).total
    const listed = [await count(1), await count(2), await count(5), await count(6)]
    const { order_wait, order_send, order_refund, order_complete } = await ask(shop, overview, { query: {} }, who)
    same(
      'data.order_wait, order_send, order_refund, order_complete',
      [order_wait, order_send, order_refund, order_complete],
      listed,
    )
  },
}))

type Rank = readonly { readonly orders_count: string | null }[]

const bestFirst = (field: string, list: Rank): void => {
  const sold = list.map(({ orders_count }) => Number(orders_count ?? 0))
  must(
    sold.every((one, at) => at === 0 || one <= (sold[at - 1] ?? 0)),
    `${field}[].orders_count`,
    'the largest first',
    sold,
  )
}

const rankings: readonly Rule[] = (
  [
    [adminDashboard, adminSales, 'admin'],
    [sellerDashboard, sellerSales, 'seller'],
  ] as const
).map(([overview, sales, who]) => ({
  name: 'Rankings show the best first, and the overview those of the chart.',
  about: [overview, sales],
  source: 'DSH-7',
  run: async shop => {
    const { list } = await ask(shop, overview, { query: {} }, who)
    const { store, goods } = await ask(shop, sales, { query: {} }, who)
    for (const [field, rank] of Object.entries({ 'data.list': list, 'data.store': store, 'data.goods': goods }))
      bestFirst(field, rank)
    const values = (rank: Rank): string[] => rank.map(({ orders_count }) => orders_count ?? '0').slice(0, 6)
    // A seller's overview ranks products by revenue, that of an administrator stores.
    same('data.list[].orders_count', values(list), values(who === 'admin' ? store : goods))
  },
}))

/** Longer than any shop of this kind has existed. */
const everything: { is_type: 2; created_at: string[] } = { is_type: 2, created_at: ['2015-01-01', '2040-12-31'] }

const newcomers: readonly Rule[] = [adminNewUsers, adminNewStores].map(to => ({
  name: 'The chart of those who are new counts the rows of the list below it.',
  about: [to],
  source: 'DSH-2, DSH-8',
  run: async shop => {
    const { plot, list } = await ask(shop, to, { query: { ...everything, per_page: 1 } }, 'admin')
    same(
      'data.list.total',
      list.total,
      plot.reduce((sum, { num }) => sum + num, 0),
    )
  },
}))

const userCentre: Rule = {
  name: 'The overview of the user centre counts and shows what the lists of orders and favorites hold.',
  about: [userDefault, listOrders, listFavorites],
  source: 'OSC-5, PER-4',
  run: async shop => {
    const size = { page: 1, per_page: 30 }
    const page = (order_status: -1 | 1 | 2 | 3 | 4 | 5) =>
      ask(shop, listOrders, { query: { ...size, order_status, isResource: 'Home' } }, 'shopper')
    const counts = []
    for (const status of [1, 2, 3, 4, 5] as const) counts.push((await page(status)).total)
    const orders = await page(-1)
    const favorites = await ask(shop, listFavorites, { query: { ...size, is_type: 0 } }, 'shopper')
    const shown = await ask(shop, userDefault, { query: { ...size, isResource: 'Home' } }, 'shopper')
    same('data.count', shown.count, counts)
    same('data.order.total', shown.order.total, orders.total)
    same('data.fav.total', shown.fav.total, favorites.total)
  },
}

/** Rules for figures that other calls show in detail, whatever the shop has sold. */
export const figureRules: readonly Rule[] = [...orderCounts, ...rankings, ...newcomers, userCentre]
