import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { phaseOf, runningSeckill } from './campaigns.ts'
import { groupOffer, openGroups } from './groups.ts'
import { masked } from '../accounts/masked.ts'
import { cents } from '#contracts/wire/money.ts'

const groupsOf = (db: Db, goods: number) =>
  openGroups(db, goods).map(({ group, orders }) => {
    const opener = db.users.findAny(group.user_id)
    return { ...group, nickname: masked(opener?.nickname ?? '-'), avatar: opener?.avatar ?? '', orders_count: orders }
  })

/** The running campaigns of a product page; `false` where there is none. Source: CMP-10. */
export const campaignsOf = (db: Db, clock: Clock, goods: RowOf<'goods'>) => ({
  coupons: db.coupons.by('store_id', goods.store_id).filter(coupon => coupon.stock > 0 && phaseOf(clock, coupon) === 1),
  seckills: runningSeckill(db, clock, goods.id) ?? (false as const),
  full_reductions: db.full_reductions
    .by('store_id', goods.store_id)
    .filter(rule => phaseOf(clock, rule) === 1)
    .sort((a, b) => cents(a.use_money) - cents(b.use_money)),
  collectives: groupOffer(db, goods.id) ?? (false as const),
  collective_list: groupsOf(db, goods.id),
})
