import { cents, moneyText } from '#contracts/wire/money.ts'
import { membersOf } from '../domain/marketing/groups.ts'
import type { Db } from '../db/db.ts'
import type { RowOf } from '../db/rows.ts'
import type { Invariant, Scope } from './scope.ts'

type Order = RowOf<'orders'>

const total = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + cents(text), 0)

const ordersIn = (db: Db, scope: Scope): Order[] => {
  const ids = new Set([...scope.rows('orders').map(({ id }) => id), ...scope.rows('order_goods').map(line => line.order_id)])
  return [...ids].flatMap(id => db.orders.find(id) ?? [])
}

/** The total of an order is its lines plus freight less discounts, and never negative. Source: SUM-4. */
export const ordersAddUp: Invariant = {
  name: 'an order costs what its parts add up to',
  broken: (db, scope) => [
    ...ordersIn(db, scope).flatMap(order => {
      const lines = db.order_goods.by('order_id', order.id)
      const goods = total(lines.map(line => line.total_price))
      const sum = Math.max(0, cents(order.order_price) + cents(order.freight_money) - cents(order.coupon_money))
      const isSound =
        lines.length > 0 &&
        goods === cents(order.order_price) &&
        sum === cents(order.total_price) &&
        lines.every(line => cents(line.total_price) === cents(line.goods_price) * line.buy_num)
      return isSound
        ? []
        : [`orders ${order.id}: ${order.total_price}, its parts are ${moneyText(sum)}, its lines ${moneyText(goods)}`]
    }),
    ...scope
      .rows('integral_orders')
      .filter(order => cents(order.total_price) !== cents(order.order_price) * order.buy_num)
      .map(order => `integral_orders ${order.id}: ${order.total_price}`),
  ],
}

/** The stock of products and coupons is never negative. */
export const stockIsNeverNegative: Invariant = {
  name: 'stock is never negative',
  broken: (_, scope) => [
    ...(['goods', 'goods_skus', 'integral_goods'] as const).flatMap(table =>
      scope
        .rows(table)
        .filter(row => row.goods_stock < 0)
        .map(row => `${table} ${row.id}: ${row.goods_stock}`),
    ),
    ...scope
      .rows('coupons')
      .filter(row => row.stock < 0)
      .map(row => `coupons ${row.id}: ${row.stock}`),
  ],
}

const isCancelled = (order: Order | undefined): boolean => order?.order_status === 0

/** 1 if the order holds stock. A deleted order keeps holding it. */
const holds = (order: Order | undefined): 0 | 1 => (order === undefined || isCancelled(order) ? 0 : 1)

/** Pieces that orders took (negative) or returned (positive), by product or SKU. */
const piecesMoved = (db: Db, scope: Scope): Map<string, number> => {
  const moved = new Map<string, number>()
  for (const { before, next } of scope.changes('orders')) {
    const sign = holds(before) - holds(next)
    if (sign === 0 || !next) continue
    for (const { goods_id, sku_id, buy_num } of db.order_goods.by('order_id', next.id)) {
      const key = sku_id > 0 ? `goods_skus ${sku_id}` : `goods ${goods_id}`
      moved.set(key, (moved.get(key) ?? 0) + sign * buy_num)
    }
  }
  return moved
}

/** Writing orders changes the stock by exactly what they hold. Source: OST-2, OST-17, ORD-7. */
export const ordersMoveStock: Invariant = {
  name: 'orders move the stock by what they hold',
  broken: (db, scope) => {
    if (scope.changes('orders').length === 0) return []
    const moved = piecesMoved(db, scope)
    const changes = (['goods', 'goods_skus'] as const).flatMap(table =>
      scope
        .changes(table)
        .map(({ before, next }): [string, number] => [
          `${table} ${next?.id}`,
          (next?.goods_stock ?? 0) - (before?.goods_stock ?? 0),
        ]),
    )
    const stock = new Map(changes)
    const isThere = (key: string): boolean => {
      const [table, id] = key.split(' ')
      return (table === 'goods' ? db.goods : db.goods_skus).find(Number(id)) !== undefined
    }
    return [...new Set([...moved.keys(), ...stock.keys()])]
      .filter(key => isThere(key) && (stock.get(key) ?? 0) !== (moved.get(key) ?? 0))
      .map(key => `${key}: stock moved by ${stock.get(key) ?? 0}, orders by ${moved.get(key) ?? 0}`)
  },
}

const linesPaid = (db: Db, scope: Scope): Map<number, number> => {
  const sold = new Map<number, number>()
  const paid = scope.whole
    ? db.orders.rows().filter(order => order.pay_time !== null)
    : scope.changes('orders').flatMap(({ before, next }) => (before && before.pay_time === null && next?.pay_time ? [next] : []))
  for (const order of paid)
    for (const line of db.order_goods.by('order_id', order.id))
      sold.set(line.goods_id, (sold.get(line.goods_id) ?? 0) + line.buy_num)
  return sold
}

/** Sales counts match the paid lines. Seeded counts may be higher, because they include sales from before the shop's history. */
export const salesAreCounted: Invariant = {
  name: 'products count what was paid for as sold',
  broken: (db, scope) => {
    const sold = linesPaid(db, scope)
    if (scope.whole)
      return db.goods
        .rows()
        .filter(goods => goods.goods_sale < (sold.get(goods.id) ?? 0))
        .map(goods => `goods ${goods.id}: ${goods.goods_sale} sold, ${sold.get(goods.id)} paid for`)
    return scope
      .changes('goods')
      .filter(({ before, next }) => before && next && next.goods_sale - before.goods_sale !== (sold.get(next.id) ?? 0))
      .map(({ next }) => `goods ${next?.id}: sold moved otherwise than by ${sold.get(next?.id ?? 0) ?? 0}`)
  },
}

/** A group never exceeds its size, and its status matches its number of members. Source: GRP-5. */
export const groupsFit: Invariant = {
  name: 'a group has its members, and no more',
  broken: (db, scope) => {
    const ofOrders = scope.changes('orders').flatMap(({ before, next }) => [before?.collective_id ?? 0, next?.collective_id ?? 0])
    const touched = [...scope.rows('collective_logs').map(({ id }) => id), ...ofOrders]
    return [...new Set(touched)].flatMap(id => {
      const group = db.collective_logs.find(id)
      if (!group) return []
      const members = membersOf(db, id).length
      const status = members >= group.need ? 1 : members > 0 ? 2 : 0
      return members <= group.need && status === group.status
        ? []
        : [`collective_logs ${id}: ${members} of ${group.need}, state ${group.status}`]
    })
  },
}

/** A used coupon and its order, which is not cancelled, refer to each other. Source: CPN-3, CPN-5. */
export const couponsAreUsedOnce: Invariant = {
  name: 'a used coupon belongs to its order',
  broken: (db, scope) => [
    ...scope
      .rows('coupon_logs')
      .filter(log => {
        const order = db.orders.findAny(log.order_id)
        return log.status === 1 ? order?.coupon_id !== log.id || isCancelled(order) : log.order_id !== 0
      })
      .map(log => `coupon_logs ${log.id}: order ${log.order_id}`),
    ...scope
      .rows('orders')
      .filter(
        order => order.coupon_id > 0 && !isCancelled(order) && db.coupon_logs.findAny(order.coupon_id)?.order_id !== order.id,
      )
      .map(order => `orders ${order.id}: coupon ${order.coupon_id}`),
  ],
}
