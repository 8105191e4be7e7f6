import { timeOf, type Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import type { Text } from '../../db/text.ts'
import { cents, moneyText } from '#contracts/wire/money.ts'
import { wasRefunded } from '../after-sales/refunds.ts'
import { move, moveStore, movements } from './purses.ts'

type Order = RowOf<'orders'>

/** Orders paid longer ago than this are no longer settled. Source: STL-1. */
const longest = 30 * 86_400_000

/** Texts that tell who started a settlement. */
export const settlementInfo = {
  manual: { zh: '手动结算', en: 'Settled by hand' },
  automatic: { zh: '自动结算', en: 'Settled on schedule' },
} as const satisfies Record<string, Text>

/**
 * The text of a settlement: how it was started, and how much was deducted for inviters. Source: STL-4.
 * @param commission in cents.
 */
export const infoOf = ({ zh, en }: Text, commission: number): Text => {
  if (commission === 0) return { zh, en }
  const kept = moneyText(commission)
  return { zh: `${zh}，扣除分销佣金 ${kept}`, en: `${en}, ${kept} kept back for inviters` }
}

/** The number of a settlement: its time and four digits. Source: STL-3. */
export const settlementNo = (time: string, serial: number): string =>
  `${time.replace(/\D/g, '')}${String(serial % 10_000).padStart(4, '0')}`

/** Completed orders that wait for settlement, including orders with a refused case. Source: STL-1. */
export const unsettled = (db: Db, clock: Clock): Order[] =>
  db.orders
    .by('order_status', 6)
    .filter(
      ({ id, is_settlement, pay_time }) =>
        is_settlement === 0 && pay_time !== null && clock.now() - timeOf(pay_time) <= longest && !wasRefunded(db, id),
    )

/** The commissions of an order in cents. */
export const commissionOf = (db: Db, order: number): number =>
  db.distribution_logs.by('order_id', order).reduce((sum, log) => sum + cents(log.commission), 0)

/** The store's share of an order in cents: the total less the commissions. Source: STL-2. */
const shareOf = (db: Db, { id, total_price }: Order): number => cents(total_price) - commissionOf(db, id)

/** Pays each commission of an order once. Source: STL-6. */
const payInviters = (db: Db, order: Order): void => {
  for (const log of db.distribution_logs.by('order_id', order.id)) {
    if (log.status === 1) continue
    db.distribution_logs.change(log.id, { status: 1 })
    move(db, { user: log.user_id, purse: 0, by: cents(log.commission), name: movements.commission, info: order.order_no })
  }
}

/**
 * Settles all waiting orders: one row per order and one movement per store. Source: STL-3, STL-5.
 * @param how one of `settlementInfo`.
 * @returns the number of settled orders.
 */
export const settle = (db: Db, clock: Clock, how: Text): number => {
  const waiting = unsettled(db, clock)
  const settlement_no = settlementNo(clock.text(), db.order_settlements.nextId())
  for (const order of waiting) {
    db.order_settlements.add({
      order_id: order.id,
      user_id: order.user_id,
      store_id: order.store_id,
      settlement_no,
      total_price: order.total_price,
      settlement_price: moneyText(shareOf(db, order)),
      status: 1,
      info: infoOf(how, commissionOf(db, order.id)),
    })
    db.orders.change(order.id, { is_settlement: 1 })
    payInviters(db, order)
  }
  for (const [store, own] of Map.groupBy(waiting, order => order.store_id)) {
    const by = own.reduce((sum, order) => sum + shareOf(db, order), 0)
    moveStore(db, { store, purse: 0, by, name: movements.settlement, info: settlement_no })
  }
  return waiting.length
}
