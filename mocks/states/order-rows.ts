import { accounts } from '#contracts/states/ready-accounts.ts'
import type { Facts } from '#contracts/states/index.ts'
import { dateTimeText } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { inBoth } from '../db/english.ts'
import type { RowOf } from '../db/rows.ts'
import { ready, store } from './rows.ts'
import type { World } from '../world.ts'

const day = 86_400_000
const readyNames: readonly string[] = Object.values(accounts).map(({ username }) => username)

/** A shopper who is not a ready account. */
export const otherBuyer = (db: Db): RowOf<'users'> => {
  const other = db.users.rows().find(({ username, belong_id }) => belong_id === 0 && !readyNames.includes(username))
  if (!other) throw new Error('The seed has no other shopper.')
  return other
}

/** A store other than the ready seller's. */
export const otherStore = (db: Db): RowOf<'stores'> => {
  const own = store(db).id
  const other = db.stores.rows().find(({ id }) => id !== own)
  if (!other) throw new Error('The seed has no other store.')
  return other
}

/** Adds a copy of another store with these columns. */
export const copyOtherStore = (db: Db, columns: Pick<RowOf<'stores'>, 'id'> & Partial<RowOf<'stores'>>): RowOf<'stores'> => {
  const other = otherStore(db)
  return db.stores.set({ ...other, area_info: inBoth(other, ({ area_info }) => area_info), ...columns })
}

/** The payment, delivery and timestamps that an order has at a stage. */
const pastOf = ({ clock }: World, status: RowOf<'orders'>['order_status']) => {
  const ago = (days: number): string => dateTimeText(clock.now() - days * day)
  // A scheduled task completes orders four days after payment, so orders before that stage are paid more recently. Source:
  // OST-12.
  const paid = status === 3 || status === 4 ? 2 : 4
  return {
    // A scheduled task cancels unpaid orders after a day.
    created_at: ago(status === 1 ? 0.02 : paid + 1),
    ...(status >= 2 && { payment_name: 'balance' as const, pay_time: ago(paid) }),
    ...(status >= 3 && { delivery_code: 'yd', delivery_no: 'YD9000000001', delivery_time: ago(paid - 1) }),
    ...(status >= 4 && { receipt_time: ago(paid / 4) }),
    ...(status >= 6 && { comment_time: ago(0) }),
  }
}

const line = (order: RowOf<'orders'>, goods: RowOf<'goods'>) => ({
  id: order.id,
  order_id: order.id,
  goods_id: goods.id,
  sku_id: 0,
  user_id: order.user_id,
  store_id: order.store_id,
  goods_name: goods.goods_name,
  goods_image: goods.goods_master_image,
  sku_name: '-',
  buy_num: 1,
  goods_price: order.order_price,
  total_price: order.order_price,
  total_weight: '0.30',
})

/** Raises the product's sales to the paid quantity. */
const countSold = (db: Db, goods: RowOf<'goods'>): void => {
  const paid = db.order_goods.by('goods_id', goods.id).filter(({ order_id }) => db.orders.find(order_id)?.pay_time)
  const sold = paid.reduce((sum, { buy_num }) => sum + buy_num, 0)
  if (goods.goods_sale < sold) db.goods.change(goods.id, { goods_sale: sold })
}

/** The line gets the id of its order; a line of another order that was given this id before moves to a new one. Source: STA-5. */
const freeLine = (db: Db, { id }: RowOf<'orders'>): void => {
  const held = db.order_goods.find(id)
  if (!held || held.order_id === id) return
  db.order_goods.remove(id)
  db.order_goods.add({ ...held, id: db.order_goods.nextId() })
}

/**
 * Adds an order with one line and everything that its stage implies. By default it is an order of the ready shopper at the ready
 * seller's store.
 */
export const order = (
  world: World,
  id: number,
  order_status: RowOf<'orders'>['order_status'],
  facts: Partial<RowOf<'orders'>> = {},
  goods_id?: number,
): void => {
  const { db } = world
  const store_id = facts.store_id ?? store(db).id
  const goods = goods_id === undefined ? db.goods.by('store_id', store_id)[0] : db.goods.find(goods_id)
  if (!goods) throw new Error(`The seed has no product of store ${store_id}.`)
  for (const old of db.order_goods.by('order_id', id)) db.order_goods.remove(old.id)
  for (const old of db.order_comments.by('order_id', id)) db.order_comments.remove(old.id)
  for (const old of db.refunds.by('order_id', id)) db.refunds.remove(old.id)
  const row = db.orders.set({
    id,
    user_id: ready(db, 'shopper').id,
    store_id,
    order_no: `9000000000${id}`,
    coupon_id: 0,
    collective_id: 0,
    order_name: goods.goods_name,
    order_image: goods.goods_master_image,
    total_price: '20.00',
    order_price: '20.00',
    freight_money: '0.00',
    coupon_money: '0.00',
    order_status,
    refund_status: 0,
    is_settlement: 0,
    delivery_no: '',
    delivery_code: '',
    receive_name: '李雷',
    receive_tel: '13800000000',
    receive_area: '北省 北城 老城区',
    receive_address: '集市路 1 号',
    payment_name: '',
    pay_time: null,
    delivery_time: null,
    receipt_time: null,
    comment_time: null,
    remark: '',
    ...pastOf(world, order_status),
    ...facts,
  })
  freeLine(db, row)
  db.order_goods.set(line(row, goods))
  countSold(db, goods)
}

/** Adds a completed order with a comment on its product. */
export const commentedOrder = (world: World, { id, goods_id, comment_id }: Facts<'an order has a comment'>): void => {
  order(world, id, 6, {}, goods_id)
  const { db, clock } = world
  db.order_comments.set({
    id: comment_id,
    user_id: ready(db, 'shopper').id,
    order_id: id,
    goods_id,
    store_id: store(db).id,
    score: '5.00',
    agree: '5.00',
    service: '4.00',
    speed: '5.00',
    content: '很好用',
    image: ['/storage/goods/enamel-mug.svg'],
    reply: '谢谢光临',
    reply_time: clock.text(),
  })
}
