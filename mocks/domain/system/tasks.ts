import { dateTimeText, timeOf, type Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { commentByItself } from '../orders/comments.ts'
import { numberIn } from './configs.ts'
import { moveOrder } from '../orders/order-status.ts'
import { settle, settlementInfo } from '../money/settlement.ts'

const day = 86_400_000

/** The start of the day of a time, in the server's time zone. */
const midnight = (time: number): number => timeOf(`${dateTimeText(time).slice(0, 10)} 00:00:00`)

/** The start of the latest settlement day: a day of the month that `every` divides. Undefined if settlement is off. */
export const lastSettlementDay = (now: number, every: number): number | undefined => {
  if (!Number.isInteger(every) || every < 1 || every > 31) return undefined
  const days = Array.from({ length: 62 }, (_, back) => midnight(now) - back * day)
  return days.find(time => Number(dateTimeText(time).slice(8, 10)) % every === 0)
}

/** Cancels orders that waited too long for payment and returns their stock. Source: OST-11, OST-22. */
const cancelUnpaid = (db: Db, clock: Clock): number => {
  const limit = dateTimeText(clock.now() - numberIn(db, 'task', 'cancel', 1) * day)
  const old = db.orders.by('order_status', 1).filter(order => (order.waits_since ?? order.created_at) < limit)
  for (const order of old) moveOrder(db, clock, order, 0)
  return old.length
}

/** Marks orders that were paid long ago as received, and rates them with five stars. */
const confirmReceived = (db: Db, clock: Clock): number => {
  const limit = dateTimeText(clock.now() - numberIn(db, 'task', 'confirm', 4) * day)
  const waiting = [...db.orders.by('order_status', 3), ...db.orders.by('order_status', 4)]
  const old = waiting.filter(order => order.pay_time !== null && order.pay_time < limit)
  for (const order of old) {
    const received = db.orders.change(order.id, { order_status: 4, receipt_time: order.receipt_time ?? clock.text() })
    commentByItself({ db, clock, order: received })
  }
  return old.length
}

/** Settles with the stores once per settlement day. */
const settleWhenDue = (db: Db, clock: Clock): number => {
  const due = lastSettlementDay(clock.now(), numberIn(db, 'task', 'settlement', 7))
  if (due === undefined) return 0
  const ran_at = dateTimeText(due)
  const [run] = db.task_runs.by('name', 'settlement')
  if (run && run.ran_at >= ran_at) return 0
  if (run) db.task_runs.change(run.id, { ran_at })
  else db.task_runs.add({ name: 'settlement', ran_at })
  return run ? settle(db, clock, settlementInfo.automatic) : 0
}

/**
 * The scheduled tasks that are due by the settings `task` (in days). Each returns the number of its orders; running it again at
 * once does nothing. Source: OST-11, OST-12, STL-8.
 */
export const tasks = { cancelled: cancelUnpaid, confirmed: confirmReceived, settled: settleWhenDue } as const

/** The scheduled tasks in the order in which they run. */
export const taskNames = ['cancelled', 'confirmed', 'settled'] as const satisfies (keyof typeof tasks)[]
