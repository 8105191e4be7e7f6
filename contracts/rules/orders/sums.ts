import { adminOrders, sellerFindOrders, sellerOrders } from '#contracts/api/orders/back-office-orders.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { listOrders, orderAfter, showOrder } from '#contracts/api/orders/orders.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { cents } from '#contracts/wire/money.ts'
import { ask, same, type Rule, type Shop } from '../rule.ts'

const id = 95_901
const params = encodeParams({ order_id: [id] })

/** A server may leave out the sum of a line, which pages do not need beside price and quantity. */
type Line = { readonly goods_price: string; readonly buy_num: number; readonly total_price: string }
type Order = { readonly order_price?: string; readonly order_goods: readonly Line[] }

const addUp = ({ order_price, order_goods }: Order): void => {
  const sums = order_goods.map(line => cents(line.goods_price) * line.buy_num)
  for (const [at, line] of order_goods.entries())
    if (line.total_price !== '') same('order_goods[].total_price in cents', cents(line.total_price), sums[at])
  const sum = sums.reduce((total, one) => total + one, 0)
  if (order_price !== undefined && order_price !== '') same('order_price in cents', cents(order_price), sum)
}

/** The calls that show an order with its lines, each with its request. */
const looks: readonly (readonly [to: Endpoint, look: (shop: Shop) => Promise<readonly Order[]>])[] = [
  [showOrder, async shop => [await ask(shop, showOrder, { params: { id }, query: { isResource: 'Home' } }, 'shopper')]],
  [listOrders, async shop => (await ask(shop, listOrders, { query: { per_page: 60, isResource: 'Home' } }, 'shopper')).data],
  [orderAfter, async shop => ask(shop, orderAfter, { body: { params } }, 'shopper')],
  [sellerOrders.show, async shop => [await ask(shop, sellerOrders.show, { params: { id } }, 'seller')]],
  [sellerFindOrders, async shop => ask(shop, sellerFindOrders, { query: { params } }, 'seller')],
  [adminOrders.show, async shop => [await ask(shop, adminOrders.show, { params: { id } }, 'admin')]],
]

/** Sums are consistent in every call that shows them. */
export const sumRules: readonly Rule[] = looks.map(([to, look]) => ({
  name: 'Each line of an order is price times quantity, and the order is the sum of its lines.',
  about: [to] as const,
  source: 'SUM-1, SUM-2',
  run: async (shop: Shop) => {
    await shop.given(['an order waits for payment', { id, total: '20.00', balance: '50.00' }])
    for (const order of await look(shop)) addUp(order)
  },
}))
