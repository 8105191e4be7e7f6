import { above, atLeast, atMost, below } from '#contracts/wire/conditions.ts'
import type { listCoupons } from '#contracts/api/marketing/coupons.ts'
import type { InputOf } from '#contracts/api/kit/endpoint.ts'

/** State of a received coupon: usable, used, or expired unused. Those that begin later have a request of their own. */
export const couponStates = ['open', 'used', 'over'] as const
export type CouponState = (typeof couponStates)[number]

/** The state in the URL; defaults to usable coupons. */
export const stateIn = (text: string | null): CouponState => couponStates.find(state => state === text) ?? 'open'

/**
 * The request for the coupons of a state.
 * @param now in the wire's time format.
 */
export const couponQuery = (state: CouponState, page: number, now: string): InputOf<typeof listCoupons>['query'] => ({
  page,
  per_page: 20,
  ...{
    open: { status: 0, start_time: atMost(now), end_time: atLeast(now) },
    used: { status: 1 },
    over: { status: 0, end_time: below(now) },
  }[state],
})

/**
 * The request for the coupons that begin later, which come after the usable ones.
 * @param now in the wire's time format.
 */
export const laterQuery = (now: string): InputOf<typeof listCoupons>['query'] => ({
  per_page: 100,
  status: 0,
  start_time: above(now),
})
