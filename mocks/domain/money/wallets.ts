import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { refuse } from '../../refusal.ts'
import { cents, moneyText } from '#contracts/wire/money.ts'

/** The purses of a shopper by the `is_type` of their logs. Source: WAL-1. */
export const purses = ['money', 'frozen_money', 'integral'] as const

/** Labels of movements as the server writes them. Source: WAL-4. */
export const movements = {
  orderPayment: '订单支付',
  refund: '售后退款',
  commission: '会员分销',
  pointsOrder: '积分订单',
  cashRequested: '提现申请',
  cashPaid: '提现完成',
  cashRefused: '提现拒绝',
  topUp: '在线充值',
  settlement: '订单结算',
  system: '系统处理',
} as const

type Movement = {
  user: number
  /** Index into balance, frozen balance, points. */
  purse: RowOf<'money_logs'>['is_type']
  /** Signed hundredths. */
  by: number
  name: string
  /** What it was for, such as an order number. */
  info: string
}

/**
 * Moves money or points of a shopper and writes the log, never one without the other.
 * @throws Refusal balanceTooLow when the purse does not hold as much.
 */
export const move = (db: Db, { user, purse, by, name, info }: Movement): void => {
  const row = db.users.find(user) ?? refuse('notFound')
  const field = purses[purse]
  const next = cents(row[field]) + by
  if (next < 0) refuse('balanceTooLow')
  db.users.change(user, { [field]: moneyText(next) })
  db.money_logs.add({ user_id: user, name, money: moneyText(by), is_type: purse, is_belong: 0, info })
}

/** The purses of a store, likewise. */
export const tills = ['store_money', 'store_frozen_money'] as const

/**
 * The same for a store's money: 0 its balance, 1 what is frozen.
 * @throws Refusal balanceTooLow when there is not as much.
 */
export const moveStore = (
  db: Db,
  { store, purse, by, name, info }: { store: number; purse: 0 | 1; by: number; name: string; info: string },
): void => {
  const row = db.stores.find(store) ?? refuse('notFound')
  const field = tills[purse]
  const next = cents(row[field]) + by
  if (next < 0) refuse('balanceTooLow')
  db.stores.change(store, { [field]: moneyText(next) })
  db.money_logs.add({ user_id: store, name, money: moneyText(by), is_type: purse, is_belong: 1, info })
}
