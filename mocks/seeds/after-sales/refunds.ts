import { timeOf } from '../../clock.ts'
import type { RowOf } from '../../db/rows.ts'
import { stageByTimes } from '../../domain/after-sales/refunds.ts'
import { classNames } from '../catalogue/classes.ts'
import { seedText, type Pair } from '../texts.ts'
import { beforeArrival, faults, refusals } from './reasons.ts'
import { day, hour, stamps } from '../orders/times.ts'
import { numberByTime } from '../number-by-time.ts'
import type { Seeding } from '../world.ts'

type Order = RowOf<'orders'>
type Stage = Pick<RowOf<'refunds'>, 'refund_type' | 'refund_verify' | 'refund_step'>

/** Steps of open cases, used in turn. */
const open: readonly Stage[] = [
  { refund_type: 1, refund_verify: 0, refund_step: 0 },
  { refund_type: 1, refund_verify: 1, refund_step: 0 },
  { refund_type: 1, refund_verify: 1, refund_step: 1 },
  { refund_type: 1, refund_verify: 1, refund_step: 2 },
]

/** Outcomes of closed cases. */
const over: readonly Stage[] = [
  { refund_type: 0, refund_verify: 1, refund_step: 3 },
  { refund_type: 1, refund_verify: 1, refund_step: 3 },
  { refund_type: 0, refund_verify: 2, refund_step: 0 },
]

/** The reason for a case: what can be wrong with the order's first product, if it has arrived. */
const reasonOf = ({ db, faker }: Seeding, order: Order, { refund_type }: Stage): Pair => {
  if (refund_type === 0 && order.receipt_time === null) return faker.helpers.arrayElement(beforeArrival)
  const [line] = db.order_goods.by('order_id', order.id)
  const [root = '', group = ''] = classNames(db, db.goods.find(line?.goods_id ?? 0)?.class_id ?? 0)
  return faker.helpers.arrayElement(faults[group] ?? faults[root] ?? beforeArrival)
}

const addCase = (seeding: Seeding, order: Order, stage: Stage, requested: number): void => {
  const { db, now, faker } = seeding
  const sent = stage.refund_type === 1 && stage.refund_step > 0
  const again = stage.refund_type === 1 && stage.refund_step > 1
  const moved = stage.refund_verify > 0 ? Math.min(now, requested + (10 + stage.refund_step * 20) * hour) : requested
  db.refunds.add({
    user_id: order.user_id,
    store_id: order.store_id,
    order_id: order.id,
    stage_before: stageByTimes(order),
    ...stage,
    delivery_no: sent ? `YD8${String(order.id).padStart(10, '0')}` : '',
    delivery_code: sent ? 'yd' : '',
    re_delivery_no: again ? `ZT9${String(order.id).padStart(10, '0')}` : '',
    re_delivery_code: again ? 'zt' : '',
    refund_remark: seedText(reasonOf(seeding, order, stage)),
    images: '',
    refuse_remark: stage.refund_verify === 2 ? seedText(faker.helpers.arrayElement(refusals)) : '',
    ...stamps(requested, moved),
  })
}

/** A time shortly after the last event of an order. */
const requestedAt = (order: Order, now: number): number => {
  const last = timeOf(order.comment_time ?? order.receipt_time ?? order.delivery_time ?? order.pay_time ?? order.created_at)
  return last + Math.min(5 * hour, (now - last) / 2)
}

/**
 * Seeds after-sales cases: one for every order in after-sales, at every step, and closed ones for some completed orders. Needs
 * the orders and comments.
 */
export const seedRefunds = (seeding: Seeding): void => {
  const { db, now } = seeding
  const returns = new Map<number, number>()
  for (const order of db.orders.by('order_status', 5)) {
    const nth = returns.get(order.user_id) ?? 0
    const stage = order.refund_status === 1 ? open[nth % open.length] : undefined
    if (stage) returns.set(order.user_id, nth + 1)
    addCase(seeding, order, stage ?? { refund_type: 0, refund_verify: 0, refund_step: 0 }, requestedAt(order, now))
  }
  const { faker } = seeding
  const recent = db.orders
    .by('order_status', 6)
    .filter(order => order.user_id !== 1 && now - timeOf(order.comment_time ?? order.created_at) > 3 * day)
    .slice(-120)
    .filter(() => faker.datatype.boolean(0.12))
  for (const [index, order] of recent.entries()) {
    const stage = over[index % over.length]
    if (!stage) continue
    addCase(seeding, order, stage, requestedAt(order, now))
    db.orders.change(order.id, { refund_status: 2, updated_at: order.updated_at })
  }
  numberByTime(db.refunds)
}

/** When an order was refunded; null if it was not. */
export const refundedAt = ({ db }: Seeding, order: number): string | null => {
  const refund = db.refunds.by('order_id', order).at(-1)
  return refund?.refund_type === 0 && refund.refund_verify === 1 ? refund.updated_at : null
}

/** When a completed order could be settled: after its comment and its case. */
export const completedAt = ({ db }: Seeding, order: Order): string =>
  db.refunds.by('order_id', order.id).at(-1)?.updated_at ?? order.comment_time ?? order.created_at
