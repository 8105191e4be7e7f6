import { timeOf, type Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { configText } from '../system/configs.ts'

/** The setting that puts orders into a queue; off by default. Source: ORD-16. */
export const queueSetting = 'order_queue'

/** How long an order stays in the queue. */
const wait = 1000

/** Whether orders go through a queue before they have an id. */
export const hasQueue = (db: Db): boolean => configText(db, queueSetting) === '1'

/** Whether an order is still on its way through the queue. */
export const isQueued = ({ db, clock }: { db: Db; clock: Pick<Clock, 'now'> }, { created_at }: RowOf<'orders'>): boolean =>
  hasQueue(db) && clock.now() - timeOf(created_at) < wait
