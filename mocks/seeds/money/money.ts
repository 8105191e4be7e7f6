import { movements } from '../../domain/money/purses.ts'
import { cents, moneyText } from '#contracts/wire/money.ts'
import { timeOf } from '../../clock.ts'
import type { RowOf } from '../../db/rows.ts'
import type { Text } from '../../db/text.ts'
import { buyerIds, userIds } from '../accounts/accounts.ts'
import { refundedAt } from '../after-sales/refunds.ts'
import type { Faker } from '@faker-js/faker'
import { seedText } from '../texts.ts'
import { day, stamps } from '../orders/times.ts'
import { refusedBuyer } from '../accounts/user-checks.ts'
import type { Seeding } from '../world.ts'

type Movement = Pick<RowOf<'money_logs'>, 'user_id' | 'is_type' | 'info'> & { name: Text; by: number; at: number }

/** Payments from the balance. */
const payments = ({ db }: Seeding, user_id: number): Movement[] =>
  db.orders
    .by('user_id', user_id)
    .filter(order => order.payment_name === 'balance' && order.pay_time !== null)
    .map(order => ({
      user_id,
      name: movements.orderPayment,
      is_type: 0,
      info: order.order_no,
      by: -cents(order.total_price),
      at: timeOf(order.pay_time ?? order.created_at),
    }))

/** Paid commissions. */
const commissions = ({ db }: Seeding, user_id: number): Movement[] =>
  db.distribution_logs
    .by('user_id', user_id)
    .filter(log => log.status === 1)
    .map(log => ({
      user_id,
      name: movements.commission,
      is_type: 0,
      info: db.orders.find(log.order_id)?.order_no ?? '',
      by: cents(log.commission),
      at: timeOf(log.updated_at),
    }))

const addUp = (movements: readonly Movement[]): number => movements.reduce((total, { by }) => total + by, 0)

/** The final balance of the ready accounts in cents. */
const wanted: Readonly<Record<number, number>> = { [userIds.shopper]: 20_000_00, [userIds.newcomer]: 1_000_00 }

/** An initial sum that covers all later payments and leaves the wanted balance, rounded to hundreds. */
const opening = (paid: readonly Movement[], earned: readonly Movement[], user_id: number, at: number, faker: Faker): Movement => {
  const [spent, income] = [-addUp(paid), addUp(earned)]
  const left = wanted[user_id] ?? faker.number.int({ min: 2, max: 60 }) * 100_00
  return {
    user_id,
    name: movements.system,
    is_type: 0,
    info: '',
    by: Math.ceil(Math.max(spent, spent + left - income) / 100_00) * 100_00,
    at,
  }
}

const points = (user_id: number, at: number, now: number, faker: Faker): Movement[] => {
  if (user_id === userIds.newcomer || at > now - day) return []
  const count = user_id === userIds.shopper ? 4 : faker.number.int({ max: 3 })
  return Array.from({ length: count }, () => ({
    user_id,
    name: movements.system,
    is_type: 2 as const,
    info: '',
    by: faker.number.int({ min: 2, max: 30 }) * 100_00,
    at: faker.number.float({ min: at, max: now - day }),
  }))
}

/** Points spent in the points shop; before each exchange, an administrator gives enough points. */
const exchanges = ({ db }: Seeding, user_id: number): Movement[] =>
  db.integral_orders.by('user_id', user_id).flatMap(({ order_no, total_price, pay_time }) => {
    const [spent, at] = [cents(total_price), timeOf(pay_time)]
    const given = Math.ceil(spent / 100_00) * 100_00
    const points = { user_id, is_type: 2 as const }
    return [
      { ...points, name: movements.system, info: '', by: given, at: at - day },
      { ...points, name: movements.pointsOrder, info: order_no, by: -spent, at },
    ]
  })

/** Refunds of orders. */
const refunds = (seeding: Seeding, user_id: number): Movement[] =>
  seeding.db.orders.by('user_id', user_id).flatMap(order => {
    const at = refundedAt(seeding, order.id)
    return at === null
      ? []
      : [
          {
            user_id,
            name: movements.refund,
            is_type: 0 as const,
            info: order.order_no,
            by: cents(order.total_price),
            at: timeOf(at),
          },
        ]
  })

/** One paid and one pending withdrawal of the ready shopper, and a refused one of another buyer. */
const withdrawals = (now: number): Movement[] => {
  const step = (days: number, name: Text, is_type: 0 | 1, yuan: number, user_id: number = userIds.shopper): Movement => ({
    user_id,
    name,
    is_type,
    info: '',
    by: yuan * 100,
    at: now - days * day,
  })
  return [
    step(64.137, movements.cashRequested, 0, -500),
    step(64.137, movements.cashRequested, 1, 500),
    step(62.318, movements.cashPaid, 1, -500),
    step(1.563, movements.cashRequested, 0, -200),
    step(1.563, movements.cashRequested, 1, 200),
    step(9.214, movements.cashRequested, 0, -100, refusedBuyer),
    step(9.214, movements.cashRequested, 1, 100, refusedBuyer),
    step(8.381, movements.cashRefused, 1, -100, refusedBuyer),
    step(8.381, movements.cashRefused, 0, 100, refusedBuyer),
  ]
}

const purses = ['money', 'frozen_money', 'integral'] as const

/** The rows of those withdrawals, to the bank accounts of the identity records. */
const addCashes = ({ db, now }: Seeding): void => {
  const add = (user_id: number, money: string, cash_status: 0 | 1 | 2, from: number, to: number): void => {
    const account = db.user_checks.by('user_id', user_id)[0]
    db.cashes.add({
      user_id,
      store_id: 0,
      money,
      commission: '0.00',
      cash_status,
      refuse_info: cash_status === 2 ? seedText(['银行卡号有误', 'The card number is wrong']) : '',
      name: account?.name ?? '',
      card_no: account?.bank_no ?? '',
      bank_name: account?.bank_name ?? '',
      remark: cash_status === 1 ? seedText(['已打款', 'Paid out']) : '',
      ...stamps(now - from * day, now - to * day),
    })
  }
  add(userIds.shopper, '500.00', 1, 64.137, 62.318)
  add(refusedBuyer, '100.00', 2, 9.214, 8.381)
  add(userIds.shopper, '200.00', 0, 1.563, 1.563)
}

/** Seeds the movements of every purse, oldest first; each user's purses are their sums. Needs the orders and identity records. */
export const seedMoney = (seeding: Seeding): void => {
  const { db, now, scale } = seeding
  const { faker } = seeding
  addCashes(seeding)
  const all = buyerIds(scale)
    .flatMap(id => {
      const since = timeOf(db.users.find(id)?.created_at ?? '')
      const paid = [...payments(seeding, id), ...withdrawals(now).filter(one => one.is_type === 0 && one.user_id === id)]
      const earned = [...refunds(seeding, id), ...commissions(seeding, id)]
      return [
        opening(paid, earned, id, since, faker),
        ...paid,
        ...earned,
        ...points(id, since, now, faker),
        ...exchanges(seeding, id),
      ]
    })
    .concat(withdrawals(now).filter(one => one.is_type === 1))
    .sort((a, b) => a.at - b.at)
  const sums = new Map<number, [number, number, number]>()
  for (const { by, at, ...movement } of all) {
    db.money_logs.add({ ...movement, money: moneyText(by), is_belong: 0, ...stamps(at) })
    const sum = sums.get(movement.user_id) ?? [0, 0, 0]
    sum[movement.is_type] += by
    sums.set(movement.user_id, sum)
  }
  for (const [id, sum] of sums) {
    const filled = Object.fromEntries(purses.map((purse, index) => [purse, moneyText(sum[index] ?? 0)]))
    db.users.change(id, { ...filled, updated_at: db.users.find(id)?.updated_at ?? '' })
  }
}
