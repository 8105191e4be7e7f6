import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { orderBefore } from '#contracts/api/orders/orders.ts'

/** The part of an order draft that one store sells. */
export type DraftGroup = ReplyOf<typeof orderBefore>[number]

/** Chosen coupons by store id; 0 is none. Stores without an entry keep the server's choice. */
export type CouponChoice = Readonly<Record<number, number>>

/** The coupon of a store: the shopper's choice, or else the server's. */
export const couponOf = (group: DraftGroup, chosen: CouponChoice): number => chosen[group.store_info.id] ?? group.coupon_id

/** The chosen coupons that are no longer offered: expired, or used for another order. */
export const lostCoupons = (
  groups: readonly DraftGroup[],
  chosen: CouponChoice,
  offered: readonly DraftGroup[],
): DraftGroup['coupons'] =>
  groups.flatMap(group => {
    const left = offered.find(({ store_info }) => store_info.id === group.store_info.id)?.coupons ?? []
    return group.coupons.filter(({ id }) => id === couponOf(group, chosen) && !left.some(one => one.id === id))
  })

/** One coupon per store by position, as on the wire. Source: ORD-6. */
export const couponIds = (groups: readonly DraftGroup[], chosen: CouponChoice): string =>
  groups.map(group => couponOf(group, chosen)).join(',')
