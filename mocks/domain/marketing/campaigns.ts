import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { cents } from '#contracts/wire/money.ts'

/** The part of the clock that campaigns use. */
export type Now = Pick<Clock, 'text'>

type Period = { start_time: string; end_time: string }

/** 0 not started, 1 running, 2 ended; start and end belong to the campaign. Source: CMP-1. */
export const phaseOf = (clock: Now, { start_time, end_time }: Period): 0 | 1 | 2 => {
  const now = clock.text()
  return now < start_time ? 0 : now > end_time ? 2 : 1
}

/** A percentage of a sum in cents, rounded down. `'12.50'` is twelve and a half percent. Source: CMP-3. */
export const share = (hundredths: number, percent: string): number => Math.floor((hundredths * cents(percent)) / 10_000)

/** The running flash sale of a product; deleted ones do not count. */
export const runningSeckill = (db: Db, clock: Now, goods: number): RowOf<'seckills'> | undefined =>
  db.seckills.by('goods_id', goods).find(sale => phaseOf(clock, sale) === 1)

/** Among the running rules whose minimum is reached, the one with the lowest minimum. Source: RED-1. */
export const reachedReduction = (db: Db, clock: Now, store: number, total: number): RowOf<'full_reductions'> | undefined =>
  db.full_reductions
    .by('store_id', store)
    .filter(rule => phaseOf(clock, rule) === 1 && cents(rule.use_money) <= total)
    .reduce<RowOf<'full_reductions'> | undefined>(
      (best, rule) => (best && cents(best.use_money) <= cents(rule.use_money) ? best : rule),
      undefined,
    )
