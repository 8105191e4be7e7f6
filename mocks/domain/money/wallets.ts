import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import type { Text } from '../../db/text.ts'
import { refuse } from '../../refusal.ts'
import { cents, moneyText } from '#contracts/wire/money.ts'

/** The purses of a shopper by the `is_type` of their logs. Source: WAL-1. */
export const purses = ['money', 'frozen_money', 'integral'] as const

/** Labels of movements as the server writes them. Source: WAL-4. */
export const movements = {
  orderPayment: { zh: '订单支付', en: 'Order payment' },
  refund: { zh: '售后退款', en: 'After-sales refund' },
  commission: { zh: '会员分销', en: 'Referral commission' },
  pointsOrder: { zh: '积分订单', en: 'Points order' },
  cashRequested: { zh: '提现申请', en: 'Withdrawal requested' },
  cashPaid: { zh: '提现完成', en: 'Withdrawal paid out' },
  cashRefused: { zh: '提现拒绝', en: 'Withdrawal refused' },
  topUp: { zh: '在线充值', en: 'Online top-up' },
  settlement: { zh: '订单结算', en: 'Order settlement' },
  system: { zh: '系统处理', en: 'Handled by the system' },
} as const satisfies Record<string, Text>

type Movement = {
  user: number
  /** Index into balance, frozen balance, points. */
  purse: RowOf<'money_logs'>['is_type']
  /** Signed hundredths. */
  by: number
  name: Text
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
  { store, purse, by, name, info }: { store: number; purse: 0 | 1; by: number; name: Text; info: string },
): void => {
  const row = db.stores.find(store) ?? refuse('notFound')
  const field = tills[purse]
  const next = cents(row[field]) + by
  if (next < 0) refuse('balanceTooLow')
  db.stores.change(store, { [field]: moneyText(next) })
  db.money_logs.add({ user_id: store, name, money: moneyText(by), is_type: purse, is_belong: 1, info })
}
