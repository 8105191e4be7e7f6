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
