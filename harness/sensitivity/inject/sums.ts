import { cents, moneyText } from '#contracts/wire/money.ts'
import type { RowOf } from '#mocks/db/rows.ts'
import { move, movements, moveStore } from '#mocks/domain/money/purses.ts'
import { freightOf } from '#mocks/domain/orders/freight.ts'
import type { Done } from './afterwards.ts'

type Order = RowOf<'orders'>

/** Cents as an amount, at least 0. */
export const amount = (sum: number): string => moneyText(Math.max(0, sum))

/** The orders that a creation has made. */
export const made = ({ db, data }: Done): Order[] => {
  const { order_id: ids = [] } = Object(data) as { order_id?: number[] }
  return ids.flatMap(id => db.orders.find(id) ?? [])
}

/** Increases or reduces an order's discount by this many cents. */
export const takesOff = ({ db }: Done, { id, total_price, coupon_money }: Order, more: number): void => {
  if (more === 0) return
  db.orders.change(id, { coupon_money: amount(cents(coupon_money) + more), total_price: amount(cents(total_price) - more) })
}

/** Corrects the latest movement of a purse and the purse by this many cents, so that both still agree. */
export const moves = ({ db }: Done, user: number, by: number): void => {
  const owner = db.users.find(user)
  const log = db.money_logs
    .rows()
    .filter(({ user_id, is_belong, is_type }) => user_id === user && is_belong === 0 && is_type === 0)
    .at(-1)
  if (!owner || !log) return
  db.users.change(user, { money: amount(cents(owner.money) + by) })
  db.money_logs.change(log.id, { money: moneyText(cents(log.money) + by) })
}

/** Computes the freight of an order for each of its lines and adds it up. */
export const freightByLine = ({ db, form }: Done, { id, order_price, coupon_money }: Order): void => {
  const lines = db.order_goods.by('order_id', id)
  const goods = db.goods.find(lines[0]?.goods_id ?? 0)
  if (!goods) return
  const province = db.addresses.find(Number(form.get('address_id')))?.province_id ?? 0
  const freight = lines.reduce((all, line) => all + freightOf(db, goods, cents(line.total_weight), province), 0)
  const total_price = amount(cents(order_price) + freight - cents(coupon_money))
  db.orders.change(id, { freight_money: amount(freight), total_price })
}

/** Replaces the movement of each settled store by one for each of its orders, with the same sum. */
export const splitsMovements = ({ db, was }: Done): void => {
  const settled = db.order_settlements.rows().filter(({ id }) => !was('order_settlements', id))
  const logs = db.money_logs.rows().filter(({ id, is_belong }) => is_belong === 1 && !was('money_logs', id))
  for (const { id, user_id, name, info } of logs) {
    db.money_logs.remove(id)
    for (const { settlement_price: money } of settled.filter(({ store_id }) => store_id === user_id))
      db.money_logs.add({ user_id, name, info, money, is_type: 0, is_belong: 1 })
  }
}

/** Pays the sum of a withdrawal back to the balance that it was taken from. */
export const payBack = (db: Done['db'], { user_id, store_id, money, commission }: RowOf<'cashes'>): void => {
  const given = { purse: 0, by: cents(money) + cents(commission), name: movements.cashRefused, info: '' } as const
  if (store_id > 0) moveStore(db, { store: store_id, ...given })
  else move(db, { user: user_id, ...given })
}
