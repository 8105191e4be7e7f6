import type { z } from 'zod'
import type { CartLine, CartStore } from '#contracts/api/orders/carts.ts'
import type { OrderParams } from '#contracts/api/orders/orders.ts'
import { cents, moneyText } from '#contracts/wire/money.ts'

/** The lines of one store in the cart. */
export type CartGroup = z.infer<typeof CartStore>

/** Cart ids of the ticked lines. */
export type Ticks = ReadonlySet<number>

/** All lines of the cart, in the order of the stores. */
export const linesOf = (stores: readonly CartGroup[]): CartLine[] => stores.flatMap(store => store.cart_list)

/** The state of the checkbox above `lines`: all, some (`mixed`) or none of them ticked. */
export const boxOf = (ticks: Ticks, lines: readonly CartLine[]): boolean | 'mixed' => {
  const ticked = lines.filter(line => ticks.has(line.cart_id)).length
  if (ticked === 0) return false
  return ticked === lines.length ? true : 'mixed'
}

/** The ticks after ticking (`on`) or clearing all `lines`. */
export const withTicks = (ticks: Ticks, lines: readonly CartLine[], on: boolean): Ticks => {
  const ids = lines.map(line => line.cart_id)
  return on ? new Set([...ticks, ...ids]) : new Set([...ticks].filter(id => !ids.includes(id)))
}

/** The sum of the lines as money text. Source: CRT-10. */
export const sumOf = (lines: readonly Pick<CartLine, 'goods_price' | 'buy_num'>[]): string =>
  moneyText(lines.reduce((sum, line) => sum + cents(line.goods_price) * line.buy_num, 0))

/** The parameters of the confirmation page. Source: ORD-1. */
export const orderOf = (lines: readonly CartLine[]): OrderParams => ({
  order: lines.map(({ goods_id, sku_id, buy_num, cart_id }) => ({ goods_id, sku_id, buy_num, cart_id })),
  ifcart: 1,
})
