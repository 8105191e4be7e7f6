import type { World } from '#mocks/world.ts'
import { defectsOf, type Defect } from '../defect.ts'
import { afterwards, type Done } from '../inject/afterwards.ts'
import { lines } from '../inject/order.ts'
import { field } from '../inject/reply.ts'
import { idIn } from '../inject/write.ts'
import { made } from '../inject/sums.ts'

const stock = ({ db }: Pick<World, 'db'>, goods: number, sku: number, by: number): void => {
  const row = sku > 0 ? db.goods_skus.findAny(sku) : db.goods.findAny(goods)
  if (!row) return
  const next = { goods_stock: Math.max(0, row.goods_stock + by) }
  if (sku > 0) db.goods_skus.change(sku, next)
  else db.goods.change(goods, next)
}

const piecesOf = ({ db }: Done, order: number) => db.order_goods.by('order_id', order)

const cancels = ({ form }: Done): boolean => Number(form.get('order_status')) === 0

const creation = defectsOf('left elsewhere', [
  [
    'order-sku-stock-of-goods',
    'POST /user/order/create',
    afterwards(done => {
      for (const { id } of made(done))
        for (const { goods_id, sku_id, buy_num } of piecesOf(done, id)) {
          if (sku_id === 0) continue
          stock(done, goods_id, sku_id, buy_num)
          stock(done, goods_id, 0, -buy_num)
        }
    }),
    'takes the pieces of a SKU from the stock of its product',
  ],
  [
    'order-takes-one-piece',
    'POST /user/order/create',
    afterwards(done => {
      for (const { id } of made(done))
        for (const { goods_id, sku_id, buy_num } of piecesOf(done, id)) stock(done, goods_id, sku_id, buy_num - 1)
    }),
    'takes one piece per line from the stock',
  ],
  [
    'order-empties-cart',
    'POST /user/order/create',
    afterwards(done => {
      for (const { id } of done.db.carts.by('user_id', done.owner)) done.db.carts.remove(id)
    }),
    'empties the whole cart',
  ],
  [
    'order-keeps-sku-lines',
    'POST /user/order/create',
    lines(all => all.map(one => ({ ...one, cart_id: 0 }))),
    'takes no line out of the cart',
  ],
  [
    'order-area-province',
    'POST /user/order/create',
    afterwards(done => {
      for (const { id, receive_area } of made(done))
        done.db.orders.change(id, { receive_area: receive_area.split(' ')[0] ?? receive_area })
    }),
    'writes down the province alone',
  ],
  [
    'cancel-one-piece',
    'PUT /user/order/{id}',
    afterwards(done => {
      if (!cancels(done)) return
      for (const { goods_id, sku_id, buy_num } of piecesOf(done, idIn(done.url))) stock(done, goods_id, sku_id, 1 - buy_num)
    }),
    'gives one piece per line back to the stock',
  ],
  [
    'cancel-first-line',
    'PUT /user/order/{id}',
    afterwards(done => {
      if (!cancels(done)) return
      for (const { goods_id, sku_id, buy_num } of piecesOf(done, idIn(done.url)).slice(1)) stock(done, goods_id, sku_id, -buy_num)
    }),
    'gives back the stock of the first line alone',
  ],
  [
    'cancel-frees-all-coupons',
    'PUT /user/order/{id}',
    afterwards(done => {
      if (!cancels(done)) return
      for (const { id } of done.db.coupon_logs.rows().filter(({ user_id }) => user_id === done.owner))
        done.db.coupon_logs.change(id, { status: 0, order_id: 0 })
    }),
    'makes every coupon of the shopper usable again',
  ],
  [
    'cancel-keeps-group',
    'PUT /user/order/{id}',
    afterwards(done => {
      for (const { id, status } of done.rows('collective_logs')) done.db.collective_logs.change(id, { status })
    }, 'collective_logs'),
    'leaves a group complete that has lost a member',
  ],
  [
    'receive-no-time',
    'PUT /user/order/{id}',
    afterwards(({ db, url }) => db.orders.find(idIn(url))?.receipt_time && db.orders.change(idIn(url), { receipt_time: null })),
    'leaves no time of receipt',
  ],
  [
    'ship-no-time',
    'PUT /Seller/orders/status/edit',
    afterwards(({ db, form }) => db.orders.change(Number(form.get('id')), { delivery_time: null })),
    'leaves no time of shipping',
  ],
  [
    'pay-sold-once',
    'POST /user/order/pay',
    afterwards(done => {
      for (const { id, goods_sale } of done.rows('goods'))
        if ((done.db.goods.find(id)?.goods_sale ?? 0) > goods_sale + 1) done.db.goods.change(id, { goods_sale: goods_sale + 1 })
    }, 'goods'),
    'counts one piece as sold, however many were bought',
  ],
  [
    'pay-one-time-for-all',
    'POST /user/order/pay',
    afterwards(({ db, form }) => {
      for (const id of (form.get('order_id') ?? '').split(',').slice(1).map(Number))
        if (db.orders.find(id)) db.orders.change(id, { pay_time: null })
    }),
    'leaves a time of payment at the first of several orders alone',
  ],
])

const shown = defectsOf('other values', [
  [
    'order-line-sum-unit',
    'GET /user/order/{id}',
    field('order_goods', lines => (lines as { goods_price: string }[]).map(line => ({ ...line, total_price: line.goods_price }))),
    'shows the unit price as the sum of a line',
  ],
])

/** Stock, stages and what a purchase leaves elsewhere, written from ORD, OST and PAY. */
export const stageDefects: readonly Defect[] = [...creation, ...shown]
