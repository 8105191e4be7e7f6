import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { orderBefore } from '#contracts/api/orders.ts'

/** What the order would contain from one store. */
export type DraftGroup = ReplyOf<typeof orderBefore>[number]

/** Chosen coupons by store; a store that is not in it keeps what the server chose. 0 is none. */
export type CouponChoice = Readonly<Record<number, number>>

/** The coupon of a store: chosen, or the server's choice. */
export const couponOf = (group: DraftGroup, chosen: CouponChoice): number => chosen[group.store_info.id] ?? group.coupon_id

/** One coupon per store by position, as the wire wants it. Source: rules-storefront 48. */
export const couponIds = (groups: readonly DraftGroup[], chosen: CouponChoice): string =>
  groups.map(group => couponOf(group, chosen)).join(',')

const cents = (amount: string | number) => Math.round(Number(amount) * 100)
const money = (amount: number) => (amount / 100).toFixed(2)

/** What is known before freight: goods, coupons, and what is left to pay. */
export const sumsOf = (
  groups: readonly DraftGroup[],
  chosen: CouponChoice,
): { goods: string; coupons: string; toPay: string } => {
  const goods = groups.flatMap(group => group.goods_list).reduce((sum, line) => sum + cents(line.total), 0)
  const coupons = groups.reduce((sum, group) => {
    const coupon = group.coupons.find(one => one.id === couponOf(group, chosen))
    return sum + cents(coupon?.money ?? 0)
  }, 0)
  return { goods: money(goods), coupons: money(coupons), toPay: money(Math.max(0, goods - coupons)) }
}
