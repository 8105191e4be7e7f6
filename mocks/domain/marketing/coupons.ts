import type { Db } from '../../db/db.ts'
import { inBoth } from '../../db/english.ts'
import type { RowOf } from '../../db/rows.ts'
import { refuse } from '../../refusal.ts'
import { phaseOf, type Now } from './campaigns.ts'
import { cents } from '#contracts/wire/money.ts'

type Log = RowOf<'coupon_logs'>

/**
 * Gives a shopper one copy of a campaign's coupon, also before the campaign starts. Source: CPN-1.
 * @throws Refusal notFound, couponOver, alreadyReceived.
 */
export const receive = (db: Db, clock: Now, user_id: number, campaign: number): Log => {
  const coupon = db.coupons.find(campaign) ?? refuse('notFound')
  if (db.coupon_logs.by('coupon_id', campaign).some(log => log.user_id === user_id)) refuse('alreadyReceived')
  if (phaseOf(clock, coupon) === 2 || coupon.stock === 0) refuse('couponOver')
  db.coupons.change(campaign, { stock: coupon.stock - 1 })
  const { store_id, money, use_money, start_time, end_time } = coupon
  return db.coupon_logs.add({
    user_id,
    coupon_id: campaign,
    store_id,
    name: inBoth(coupon, row => row.name),
    money,
    use_money,
    start_time,
    end_time,
    order_id: 0,
    status: 0,
  })
}

/** A shopper's coupons that can be used now at this store for a purchase of `total` cents. Source: CPN-2. */
export const usableCoupons = (db: Db, clock: Now, user: number, store: number, total: number): Log[] => {
  const now = clock.text()
  return db.coupon_logs
    .by('user_id', user)
    .filter(
      log =>
        log.store_id === store && log.status === 0 && cents(log.use_money) <= total && log.start_time < now && now < log.end_time,
    )
}

/** Makes the coupon of a cancelled order usable again. Source: CPN-5. */
export const giveCouponBack = (db: Db, order: number): void => {
  for (const log of db.coupon_logs.by('order_id', order)) db.coupon_logs.change(log.id, { status: 0, order_id: 0 })
}

/**
 * Uses the coupon of a cancelled order for that order again. Source: OST-17.
 * @throws Refusal wrongState if the coupon was used for another order meanwhile, or no longer exists.
 */
export const takeCouponAgain = (db: Db, { id, coupon_id }: RowOf<'orders'>): void => {
  if (coupon_id === 0) return
  if (db.coupon_logs.find(coupon_id)?.status !== 0) refuse('wrongState')
  db.coupon_logs.change(coupon_id, { status: 1, order_id: id })
}
