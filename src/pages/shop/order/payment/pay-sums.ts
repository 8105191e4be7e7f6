import type { OrderSummary } from '#contracts/api/orders/orders.ts'
import { cents, moneyText } from '#contracts/wire/money.ts'

/** The totals of several orders. */
export const paySums = (
  orders: readonly Pick<OrderSummary, 'order_price' | 'freight_money' | 'coupon_money' | 'total_price'>[],
) => {
  const sum = (field: 'order_price' | 'freight_money' | 'coupon_money' | 'total_price') =>
    moneyText(orders.reduce((all, order) => all + cents(order[field]), 0))
  return { goods: sum('order_price'), freight: sum('freight_money'), discount: sum('coupon_money'), total: sum('total_price') }
}

/** How much of `total` the balance does not cover; `undefined` if it covers all. */
export const missing = (total: string, balance: string): string | undefined => {
  const short = cents(total) - cents(balance)
  return short > 0 ? moneyText(short) : undefined
}
