import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { orderBefore } from '#contracts/api/orders/orders.ts'

/** What the order would contain from one store. */
export type DraftGroup = ReplyOf<typeof orderBefore>[number]

/** Chosen coupons by store; a store that is not in it keeps what the server chose. 0 is none. */
export type CouponChoice = Readonly<Record<number, number>>

/** The coupon of a store: chosen, or the server's choice. */
export const couponOf = (group: DraftGroup, chosen: CouponChoice): number => chosen[group.store_info.id] ?? group.coupon_id

/** The coupons that are chosen and no longer offered: over, or spent on another order. */
export const lostCoupons = (
  groups: readonly DraftGroup[],
  chosen: CouponChoice,
  offered: readonly DraftGroup[],
): DraftGroup['coupons'] =>
  groups.flatMap(group => {
    const left = offered.find(({ store_info }) => store_info.id === group.store_info.id)?.coupons ?? []
    return group.coupons.filter(({ id }) => id === couponOf(group, chosen) && !left.some(one => one.id === id))
  })

/** One coupon per store by position, as the wire wants it. Source: ORD-6. */
export const couponIds = (groups: readonly DraftGroup[], chosen: CouponChoice): string =>
  groups.map(group => couponOf(group, chosen)).join(',')
