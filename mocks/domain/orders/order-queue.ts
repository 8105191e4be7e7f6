import { timeOf, type Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { configText } from '../system/configs.ts'

/** The setting that turns the queue on; off by default. Source: ORD-16. */
export const queueSetting = 'order_queue'

/** How long an order stays in the queue, in milliseconds. */
const wait = 1000

/** Whether placed orders go through a queue before they get an id. */
export const hasQueue = (db: Db): boolean => configText(db, queueSetting) === '1'

/** Whether an order is still in the queue. */
export const isQueued = ({ db, clock }: { db: Db; clock: Pick<Clock, 'now'> }, { created_at }: RowOf<'orders'>): boolean =>
  hasQueue(db) && clock.now() - timeOf(created_at) < wait
