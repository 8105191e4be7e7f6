import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import type { Text } from '../../db/text.ts'
import { refuse } from '../../refusal.ts'
import { cents, moneyText } from '#contracts/wire/money.ts'

/** The purses of a shopper, indexed by `is_type` of their logs. Source: WAL-1. */
export const purses = ['money', 'frozen_money', 'integral'] as const

/** Labels of movements. Source: WAL-4. */
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
  /** Balance, frozen balance or points. */
  purse: RowOf<'money_logs'>['is_type']
  /** The signed change in cents. */
  by: number
  name: Text
  /** The reference of the movement, such as an order number. */
  info: string
}

/**
 * Moves money or points of a shopper, even of a deleted one, and logs the movement. Source: WAL-1, WAL-9.
 * @throws Refusal balanceTooLow if the purse holds too little.
 */
export const move = (db: Db, { user, purse, by, name, info }: Movement): void => {
  const row = db.users.findAny(user) ?? refuse('notFound')
  const field = purses[purse]
  const next = cents(row[field]) + by
  if (next < 0) refuse('balanceTooLow')
  db.users.change(user, { [field]: moneyText(next) })
  db.money_logs.add({ user_id: user, name, money: moneyText(by), is_type: purse, is_belong: 0, info })
}

/** The purses of a store, indexed by `is_type` of their logs. */
export const tills = ['store_money', 'store_frozen_money'] as const

/**
 * Moves money of a store, even of a deleted one, and logs the movement; purse 0 is the balance, 1 the frozen balance. Source:
 * WAL-9.
 * @throws Refusal balanceTooLow if the purse holds too little.
 */
export const moveStore = (
  db: Db,
  { store, purse, by, name, info }: { store: number; purse: 0 | 1; by: number; name: Text; info: string },
): void => {
  const row = db.stores.findAny(store) ?? refuse('notFound')
  const field = tills[purse]
  const next = cents(row[field]) + by
  if (next < 0) refuse('balanceTooLow')
  db.stores.change(store, { [field]: moneyText(next) })
  db.money_logs.add({ user_id: store, name, money: moneyText(by), is_type: purse, is_belong: 1, info })
}
