import { OrderParams } from '#contracts/api/orders/orders.ts'
import { decodeParams } from '#contracts/wire/params.ts'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { inBoth } from '../../db/english.ts'
import type { Text } from '../../db/text.ts'
import type { RowOf } from '../../db/rows.ts'
import { refuse } from '../../refusal.ts'
import { usableCoupons } from '../marketing/coupons.ts'
import { discountOf } from '../marketing/discounts.ts'
import { freightOf } from './freight.ts'
import { factsOf, itemOf, skuName, takeStock, thumb, type Item } from '../catalogue/goods.ts'
import { groupFor, settleGroup } from '../marketing/groups.ts'
import { cents, moneyText } from '#contracts/wire/money.ts'

type Line = Item & {
  sku_id: number
  buy_num: number
  /** In cents. */
  total: number
  /** In hundredths of a kilogram. */
  weight: number
  /** Group buy: 0 none, -1 opens a group, an id joins that group. */
  collective_id: number
}
/** The lines of one store. `total` is in cents, `weight` in hundredths of a kilogram. */
export type Group = { store: RowOf<'stores'>; lines: Line[]; total: number; weight: number }

/** Order numbers: time, first digit of the user's id, running number. Source: ORD-10. */
const orderNo = (clock: Clock, user: number, serial: number): string =>
  `${clock.text().replace(/\D/g, '')}${String(user)[0]}${String(serial % 100_000).padStart(5, '0')}`

const addUp = (lines: readonly Line[], of: 'total' | 'weight'): number => lines.reduce((all, line) => all + line[of], 0)

/**
 * Decodes the order and groups its lines by store, in order of first appearance. Source: ORD-1, ORD-2, SUM-1, SUM-2.
 * @throws Refusal invalidInput if it cannot be decoded; notFound, offShelf, skuMissing or stockTooLow for a line.
 */
export const groupsOf = (db: Db, params: string): { groups: Group[]; order: OrderParams } => {
  const order = decodeParams(params, OrderParams) ?? refuse('invalidInput', 'params')
  const lines = order.order.map(({ goods_id, sku_id, buy_num, collective_id = 0 }): Line => {
    const item = itemOf(db, goods_id, sku_id)
    const { price, stock, weight } = factsOf(item)
    if (stock < buy_num) refuse('stockTooLow')
    return { ...item, sku_id, buy_num, collective_id, total: cents(price) * buy_num, weight: cents(weight) * buy_num }
  })
  const groups = [...Map.groupBy(lines, line => line.goods.store_id)].map(([store_id, own]) => ({
    store: db.stores.find(store_id) ?? refuse('notFound'),
    lines: own,
    total: addUp(own, 'total'),
    weight: addUp(own, 'weight'),
  }))
  return { groups, order }
}

/** The freight of one store's part of an order, in cents. Its first line selects the template. Source: FRT-1. */
export const freightOfGroup = (db: Db, { lines: [first], weight }: Group, province: number): number =>
  first ? freightOf(db, first.goods, weight, province) : 0

/** The receiver of an order, and the province that decides the freight. */
type Receiver = {
  receive_name: string | Text
  receive_tel: string
  receive_area: string | Text
  receive_address: string | Text
  province_id: number
}

type Checkout = { db: Db; clock: Clock; me: RowOf<'users'>; receiver: Receiver; remark: string }

/** The discount at one store and where it comes from. A coupon that cannot be used is ignored. Source: CPN-4, GRP-1. */
const savings = ({ db, clock, me }: Checkout, { store, lines, total }: Group, wanted: number) => {
  const [first] = lines
  const coupon = usableCoupons(db, clock, me.id, store.id, total).find(log => log.id === wanted)
  const group = first && groupFor(db, me.id, first.goods.id, first.collective_id)
  const bought = lines.map(line => ({ goods: line.goods.id, total: line.total }))
  return { coupon, group, discount: discountOf(db, clock, { store: store.id, lines: bought, coupon, group }) }
}

const addLines = ({ db, me }: Checkout, order_id: number, group: Group): void => {
  for (const line of group.lines) {
    const { price, image } = factsOf(line)
    takeStock(db, line.goods.id, line.sku_id, line.buy_num)
    db.order_goods.add({
      order_id,
      goods_id: line.goods.id,
      sku_id: line.sku_id,
      user_id: me.id,
      store_id: group.store.id,
      goods_name: inBoth(line.goods, row => row.goods_name),
      goods_image: image && thumb(image, 150),
      sku_name: line.sku ? inBoth(line.sku, skuName) : '-',
      buy_num: line.buy_num,
      goods_price: price,
      total_price: moneyText(line.total),
      total_weight: moneyText(line.weight),
    })
  }
}

/**
 * Creates the order for one store, takes its stock, uses the coupon and joins the group. Discounts never make the total negative.
 * Source: SUM-4, ORD-7.
 * @param coupon id of the received coupon chosen for this store; 0 means none.
 * @throws Refusal stockTooLow, groupFull. @returns the order.
 */
export const placeOrder = (checkout: Checkout, group: Group, coupon: number): RowOf<'orders'> => {
  const { db, clock, me, receiver, remark } = checkout
  const { province_id, ...receive } = receiver
  const [first] = group.lines
  if (!first) return refuse('invalidInput', 'params')
  const freight = freightOfGroup(db, group, province_id)
  const saved = savings(checkout, group, coupon)
  const order = db.orders.add({
    user_id: me.id,
    store_id: group.store.id,
    order_no: orderNo(clock, me.id, db.orders.nextId()),
    order_name: inBoth(first.goods, row => row.goods_name),
    order_image: thumb(factsOf(first).image, 150),
    order_price: moneyText(group.total),
    freight_money: moneyText(freight),
    coupon_money: moneyText(saved.discount),
    total_price: moneyText(Math.max(0, group.total + freight - saved.discount)),
    coupon_id: saved.coupon?.id ?? 0,
    collective_id: saved.group?.id ?? 0,
    order_status: 1,
    refund_status: 0,
    is_settlement: 0,
    delivery_no: '',
    delivery_code: '',
    ...receive,
    payment_name: '',
    pay_time: null,
    delivery_time: null,
    receipt_time: null,
    comment_time: null,
    remark,
  })
  addLines(checkout, order.id, group)
  if (saved.coupon) db.coupon_logs.change(saved.coupon.id, { status: 1, order_id: order.id })
  if (saved.group) settleGroup(db, saved.group.id)
  return order
}
