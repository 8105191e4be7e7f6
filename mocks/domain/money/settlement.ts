import { timeOf, type Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import type { Text } from '../../db/text.ts'
import { cents, moneyText } from '#contracts/wire/money.ts'
import { wasRefunded } from '../after-sales/refunds.ts'
import { move, moveStore, movements } from './wallets.ts'

type Order = RowOf<'orders'>

/** Orders that were paid longer ago are not settled any more. Source: STL-1. */
const longest = 30 * 86_400_000

/** Who started a settlement, as its rows say. */
export const settlementInfo = {
  manual: { zh: '手动结算', en: 'Settled by hand' },
  automatic: { zh: '自动结算', en: 'Settled on schedule' },
} as const satisfies Record<string, Text>

/** What a settlement's row says: how it began, and what was kept back for inviters, in hundredths. Source: STL-4. */
export const infoOf = ({ zh, en }: Text, commission: number): Text => {
  if (commission === 0) return { zh, en }
  const kept = moneyText(commission)
  return { zh: `${zh}，扣除分销佣金 ${kept}`, en: `${en}, ${kept} kept back for inviters` }
}

/** Time and four digits. Source: STL-3. */
export const settlementNo = (time: string, serial: number): string =>
  `${time.replace(/\D/g, '')}${String(serial % 10_000).padStart(4, '0')}`

/** Completed orders that wait for settlement. A refused case does not keep the store from its money. Source: STL-1. */
export const unsettled = (db: Db, clock: Clock): Order[] =>
  db.orders
    .by('order_status', 6)
    .filter(
      ({ id, is_settlement, pay_time }) =>
        is_settlement === 0 && pay_time !== null && clock.now() - timeOf(pay_time) <= longest && !wasRefunded(db, id),
    )

/** What inviters earned by an order, in hundredths. */
export const commissionOf = (db: Db, order: number): number =>
  db.distribution_logs.by('order_id', order).reduce((sum, log) => sum + cents(log.commission), 0)

/** What the store gets for an order: what is left after the inviters of its buyer. Source: STL-2. */
const shareOf = (db: Db, { id, total_price }: Order): number => cents(total_price) - commissionOf(db, id)

/** Pays the inviters, once. Source: STL-6. */
const payInviters = (db: Db, order: Order): void => {
  for (const log of db.distribution_logs.by('order_id', order.id)) {
    if (log.status === 1) continue
    db.distribution_logs.change(log.id, { status: 1 })
    move(db, { user: log.user_id, purse: 0, by: cents(log.commission), name: movements.commission, info: order.order_no })
  }
}

/**
 * Settles what waits: a row for each order, one movement for each store, to the cent. Source: STL-3, STL-5.
 * @param how one of `settlementInfo`.
 * @returns how many orders were settled.
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
