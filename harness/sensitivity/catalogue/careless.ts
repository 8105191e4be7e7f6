import { dateTimeText, timeOf } from '#mocks/clock.ts'
import type { RowOf, TableName } from '#mocks/db/rows.ts'
import { defectsOf, type Defect } from '../defect.ts'
import { afterwards, type Done } from '../inject/afterwards.ts'
import { field } from '../inject/reply.ts'
import { query } from '../inject/request.ts'
import { idIn } from '../inject/write.ts'

const inUtc = (time: unknown): string => dateTimeText(timeOf(String(time)) - 8 * 3_600_000).slice(0, String(time).length)

const dates = defectsOf('dates', [
  ['order-utc', 'GET /user/order/{id}', field('created_at', inUtc), 'shows the time of an order in UTC'],
  ['orders-utc', 'GET /user/orders', field('created_at', inUtc), 'lists the times of orders in UTC'],
  ['movements-utc', 'GET /user/money_logs', field('created_at', inUtc), 'lists the times of movements in UTC'],
  ['brand-utc', 'GET /Admin/goods_brands/{id}', field('created_at', inUtc), 'shows the time of a brand in UTC'],
  ['office-orders-utc', 'GET /Seller/orders', field('created_at', inUtc), 'lists the times of orders in UTC'],
])

/** The rows that a call has added to a table. */
const added = <Name extends TableName>({ db, rows }: Done, table: Name): RowOf<Name>[] => {
  const known = new Set(rows(table).map(({ id }) => id))
  return (db[table].rows() as unknown as readonly RowOf<Name>[]).filter(({ id }) => !known.has(id))
}

/** The lines of orders that were placed before. */
const earlierLines = ({ db, url }: Done) => db.order_goods.by('goods_id', idIn(url))

const neighbours = defectsOf('left elsewhere', [
  [
    'goods-price-in-orders',
    'PUT /Seller/goods/{id}',
    afterwards(done => {
      const goods_price = done.db.goods.find(idIn(done.url))?.goods_price
      if (goods_price) for (const { id } of earlierLines(done)) done.db.order_goods.change(id, { goods_price })
    }),
    'shows a new price in orders that were placed before',
  ],
  [
    'goods-name-in-orders',
    'PUT /Seller/goods/{id}',
    afterwards(done => {
      const goods_name = done.db.goods.find(idIn(done.url))?.goods_name
      if (goods_name) for (const { id } of earlierLines(done)) done.db.order_goods.change(id, { goods_name })
    }),
    'shows a new name in orders that were placed before',
  ],
  [
    'goods-edit-empties-carts',
    'PUT /Seller/goods/{id}',
    afterwards(({ db, url }) => {
      for (const { id } of db.carts.rows().filter(({ goods_id }) => goods_id === idIn(url))) db.carts.remove(id)
    }),
    'takes an edited product out of every cart',
  ],
  [
    'brand-delete-cascades',
    'DELETE /Admin/goods_brands/{ids}',
    afterwards(({ db, url }) => {
      for (const { id } of db.goods.by('brand_id', idIn(url))) db.goods.remove(id)
    }),
    'deletes the products of a brand with it',
  ],
  [
    'address-in-orders',
    'PUT /user/addresses/{id}',
    afterwards(({ db, url, owner }) => {
      const receive_name = db.addresses.find(idIn(url))?.receive_name
      if (receive_name) for (const { id } of db.orders.by('user_id', owner)) db.orders.change(id, { receive_name })
    }),
    'changes the receiver of orders that were placed before',
  ],
])

const wrongRows = defectsOf('wrong row', [
  [
    'address-delete-all',
    'DELETE /user/addresses/{ids}',
    afterwards(({ db, owner }) => {
      for (const { id } of db.addresses.by('user_id', owner)) db.addresses.remove(id)
    }),
    'deletes every address of the shopper',
  ],
  [
    'favourite-delete-other-kind',
    'DELETE /user/favorites/{ids}',
    afterwards(({ db, owner }) => {
      for (const { id } of db.favorites.by('user_id', owner)) db.favorites.remove(id)
    }),
    'deletes every favourite of the shopper',
  ],
  [
    'cart-any-sku',
    'POST /user/carts',
    afterwards(done => {
      const [line] = added(done, 'carts')
      const same = line && done.rows('carts').find(one => one.user_id === line.user_id && one.goods_id === line.goods_id)
      if (!line || !same) return
      done.db.carts.change(same.id, { buy_num: same.buy_num + line.buy_num })
      done.db.carts.remove(line.id)
    }, 'carts'),
    'adds another variant to the line of the same product',
  ],
  [
    'cart-line-doubled',
    'POST /user/carts',
    afterwards(({ db, form, owner, rows: before }) => {
      const [goods_id, buy_num] = [Number(form.get('goods_id')), Number(form.get('buy_num'))]
      const line = before('carts').find(one => one.user_id === owner && one.goods_id === goods_id)
      if (line && db.carts.find(line.id)) db.carts.change(line.id, { buy_num })
    }, 'carts'),
    'sets the quantity of a line that should grow',
  ],
])

const money = defectsOf('money', [
  [
    'line-sum-of-one',
    'POST /user/order/create',
    afterwards(done => {
      for (const { id, goods_price } of added(done, 'order_goods')) done.db.order_goods.change(id, { total_price: goods_price })
    }, 'order_goods'),
    'writes the price of one piece as the sum of a line',
  ],
  [
    'movement-positive',
    'POST /user/order/pay',
    afterwards(done => {
      for (const { id, money: sum } of added(done, 'money_logs')) done.db.money_logs.change(id, { money: sum.replace('-', '') })
    }, 'money_logs'),
    'writes a payment into the books as if it were received',
  ],
  [
    'points-for-purchase',
    'POST /user/order/pay',
    afterwards(({ db, owner }) => {
      const user = db.users.find(owner)
      if (user) db.users.change(owner, { integral: (Number(user.integral) + 1).toFixed(2) })
    }),
    'gives a point for each payment',
  ],
])

const lists = defectsOf('ignored filter', [
  [
    'orders-stage-zero-is-all',
    'GET /user/orders',
    query(asked => void (asked.get('order_status') === '0' && asked.delete('order_status'))),
    'takes the stage 0 for no stage',
  ],
  [
    'movements-purse-zero-is-all',
    'GET /user/money_logs',
    query(asked => void (asked.get('is_type') === '0' && asked.delete('is_type'))),
    'takes the purse 0 for no purse',
  ],
  [
    'page-from-zero',
    'GET /user/orders',
    query(asked => asked.set('page', String(Number(asked.get('page') ?? 1) + 1))),
    'counts pages from 0',
  ],
])

/** What a developer overlooks who reads the contract in a hurry, written from the requirements. */
export const carelessDefects: readonly Defect[] = [...dates, ...neighbours, ...wrongRows, ...money, ...lists]
