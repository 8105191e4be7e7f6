import { dateTimeText, timeOf } from '../../clock.ts'
import type { RowOf } from '../../db/rows.ts'
import type { Text } from '../../db/text.ts'
import { cents, moneyText } from '#contracts/wire/money.ts'
import { commissionOf, infoOf, settlementInfo, settlementNo } from '../../domain/money/settlement.ts'
import { lastSettlementDay } from '../../domain/system/tasks.ts'
import { movements } from '../../domain/money/purses.ts'
import { completedAt, refundedAt } from '../after-sales/refunds.ts'
import { seedText, type Pair } from '../texts.ts'
import { day, hour, stamps } from '../orders/times.ts'
import { numberByTime } from '../number-by-time.ts'
import type { Seeding } from '../world.ts'

/** The default of the setting `task.settlement`. */
const every = 7

/** The first settlement day after a time; the day of that time if there is none within a month. */
const settledOn = (time: number): number => {
  const midnight = timeOf(`${dateTimeText(time).slice(0, 10)} 00:00:00`)
  const days = Array.from({ length: 31 }, (_, index) => midnight + (index + 1) * day)
  return days.find(one => Number(dateTimeText(one).slice(8, 10)) % every === 0) ?? midnight
}

type Movement = { store: number; at: number; by: number; purse: 0 | 1; name: Text; info: string }

/** Groups orders by the day of their settlement, earliest first. */
const batches = (seeding: Seeding): [day: number, orders: RowOf<'orders'>[]][] => {
  const { db, now } = seeding
  const isPending = (order: number) => db.distribution_logs.by('order_id', order).some(log => log.status === 0)
  const done = db.orders.by('order_status', 6).filter(({ id }) => refundedAt(seeding, id) === null && !isPending(id))
  return [...Map.groupBy(done, order => settledOn(timeOf(completedAt(seeding, order))))]
    .filter(([at]) => at <= now)
    .sort(([a], [b]) => a - b)
}

const settle = ({ db }: Seeding, at: number, orders: readonly RowOf<'orders'>[]): Movement[] => {
  const settlement_no = settlementNo(dateTimeText(at), db.order_settlements.nextId())
  for (const order of orders) {
    db.order_settlements.add({
      order_id: order.id,
      user_id: order.user_id,
      store_id: order.store_id,
      settlement_no,
      total_price: order.total_price,
      settlement_price: moneyText(cents(order.total_price) - commissionOf(db, order.id)),
      status: 1,
      info: infoOf(settlementInfo.automatic, commissionOf(db, order.id)),
      ...stamps(at),
    })
    db.orders.change(order.id, { is_settlement: 1, updated_at: order.updated_at })
  }
  return [...Map.groupBy(orders, order => order.store_id)].map(([store, own]) => ({
    store,
    at,
    by: own.reduce((sum, order) => sum + cents(order.total_price) - commissionOf(db, order.id), 0),
    purse: 0,
    name: movements.settlement,
    info: settlement_no,
  }))
}

/** Withdrawals of stores: percentage of the balance, age in days, and outcome. */
const wishes = [
  { daysAgo: 40, share: 50, status: 1 },
  { daysAgo: 18, share: 20, status: 2 },
  { daysAgo: 2, share: 30, status: 0 },
] as const

const bank: Pair = ['经纬银行', 'Meridian Bank']
const holder: Pair = ['澜桥科技', 'Lanbridge Technology']
const wrongCard: Pair = ['银行卡号与户名不符', 'The card does not belong to the account holder']

/** Withdrawals of the first stores, limited by their balance. */
const withdrawals = ({ db, now }: Seeding, earned: readonly Movement[]): Movement[] =>
  [1, 2, 3].flatMap(store =>
    wishes.flatMap(({ daysAgo, share, status }): Movement[] => {
      const at = now - daysAgo * day - store * 1.137 * hour
      const had = earned
        .filter(one => one.store === store && one.at < now - 40 * day - 4 * hour)
        .reduce((sum, one) => sum + one.by, 0)
      const sum = Math.floor((had * share) / 100 / 10_000) * 10_000
      if (sum === 0) return []
      const decided = status === 0 ? at : at + 20.413 * hour
      db.cashes.add({
        user_id: 0,
        store_id: store,
        money: moneyText(sum),
        commission: '0.00',
        cash_status: status,
        refuse_info: status === 2 ? seedText(wrongCard) : '',
        name: seedText(holder),
        card_no: `62220000000000${String(store).padStart(2, '0')}`,
        bank_name: seedText(bank),
        remark: '',
        ...stamps(at, decided),
      })
      const step = (when: number, name: Text, purse: 0 | 1, by: number): Movement => ({
        store,
        at: when,
        by,
        purse,
        name,
        info: '',
      })
      const requested = [step(at, movements.cashRequested, 0, -sum), step(at, movements.cashRequested, 1, sum)]
      if (status === 1) return [...requested, step(decided, movements.cashPaid, 1, -sum)]
      if (status === 0) return requested
      return [...requested, step(decided, movements.cashRefused, 1, -sum), step(decided, movements.cashRefused, 0, sum)]
    }),
  )

/** Seeds a year of settlements with the stores' money, and their withdrawals. Needs orders, comments and refunds. */
export const seedSettlements = (seeding: Seeding): void => {
  const { db, now } = seeding
  const earned = batches(seeding).flatMap(([at, orders]) => settle(seeding, at, orders))
  const all = [...earned, ...withdrawals(seeding, earned)].sort((a, b) => a.at - b.at)
  const sums = new Map<number, [number, number]>()
  for (const { store, at, by, purse, name, info } of all) {
    db.money_logs.add({ user_id: store, name, money: moneyText(by), is_type: purse, is_belong: 1, info, ...stamps(at) })
    const sum = sums.get(store) ?? [0, 0]
    sum[purse] += by
    sums.set(store, sum)
  }
  for (const [id, [balance, frozen]] of sums) {
    const filled = { store_money: moneyText(balance), store_frozen_money: moneyText(frozen) }
    db.stores.change(id, { ...filled, updated_at: db.stores.find(id)?.updated_at ?? '' })
  }
  // Together with the rows of seedMoney.
  numberByTime(db.cashes)
  numberByTime(db.money_logs)
  const last = lastSettlementDay(now, every)
  if (last !== undefined) db.task_runs.add({ name: 'settlement', ran_at: dateTimeText(last), ...stamps(now) })
}
