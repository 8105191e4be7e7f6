import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { reachedReduction, runningSeckill, share, type Now } from './campaigns.ts'
import { cents } from '#contracts/wire/money.ts'

type Purchase = {
  store: number
  /** `total` of each line is in cents. */
  lines: readonly { goods: number; total: number }[]
  coupon: RowOf<'coupon_logs'> | undefined
  group: RowOf<'collective_logs'> | undefined
}

/**
 * The discount on one store's part of an order, in cents: flash sales per line, the coupon, the spend-and-save rule and the
 * group. Each is computed from the undiscounted sum, and all are added. Source: SUM-3.
 */
export const discountOf = (db: Db, clock: Now, { store, lines, coupon, group }: Purchase): number => {
  const total = lines.reduce((all, line) => all + line.total, 0)
  const flash = lines.reduce((all, line) => all + share(line.total, runningSeckill(db, clock, line.goods)?.discount ?? '0.00'), 0)
  const reduction = reachedReduction(db, clock, store, total)
  return flash + cents(coupon?.money ?? '0.00') + cents(reduction?.money ?? '0.00') + share(total, group?.discount ?? '0.00')
}
