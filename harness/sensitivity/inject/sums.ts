import { cents, moneyText } from '#contracts/wire/money.ts'
import type { RowOf } from '#mocks/db/rows.ts'
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
