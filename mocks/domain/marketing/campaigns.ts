import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { cents } from '#contracts/wire/money.ts'

/** All that campaigns ask of a clock. */
export type Now = Pick<Clock, 'text'>

type Period = { start_time: string; end_time: string }

/** 0 not started, 1 in hand, 2 ended; both ends belong to the campaign. Source: CMP-1. */
export const phaseOf = (clock: Now, { start_time, end_time }: Period): 0 | 1 | 2 => {
  const now = clock.text()
  return now < start_time ? 0 : now > end_time ? 2 : 1
}

/** Percent of a sum in hundredths, cut, not rounded; `'12.50'` are twelve and a half percent. Source: CMP-3. */
export const share = (hundredths: number, percent: string): number => Math.floor((hundredths * cents(percent)) / 10_000)

/** The flash sale that runs for a product now. Deleted ones do not count. */
export const runningSeckill = (db: Db, clock: Now, goods: number): RowOf<'seckills'> | undefined =>
  db.seckills.by('goods_id', goods).find(sale => phaseOf(clock, sale) === 1)

/** Of the rules in hand whose threshold is reached the one with the lowest. Source: RED-1. */
export const reachedReduction = (db: Db, clock: Now, store: number, total: number): RowOf<'full_reductions'> | undefined =>
  db.full_reductions
    .by('store_id', store)
    .filter(rule => phaseOf(clock, rule) === 1 && cents(rule.use_money) <= total)
    .reduce<RowOf<'full_reductions'> | undefined>(
      (best, rule) => (best && cents(best.use_money) <= cents(rule.use_money) ? best : rule),
      undefined,
    )
