import type { Db } from '../db/db.ts'
import type { RowOf } from '../db/rows.ts'
import { refuse } from '../refusal.ts'
import { cents, moneyText } from './money.ts'

/** The purses of a store by the `is_type` of their logs; stores have no points. */
const purses = ['store_money', 'store_frozen_money'] as const

type Movement = {
  store: number
  purse: RowOf<'money_logs'>['is_type']
  /** Signed hundredths. */
  by: number
  name: string
  info: string
}

/**
 * Moves money of a store and writes the log, never one without the other.
 * @throws Refusal notFound without such a store, balanceTooLow when the purse does not hold as much.
 */
export const moveOfStore = (db: Db, { store, purse, by, name, info }: Movement): void => {
  const row = db.stores.find(store) ?? refuse('notFound')
  const field = purses[purse === 1 ? 1 : 0]
  const next = cents(row[field]) + by
  if (next < 0) refuse('balanceTooLow')
  db.stores.change(store, { [field]: moneyText(next) })
  db.money_logs.add({ user_id: store, name, money: moneyText(by), is_type: purse, is_belong: 1, info })
}
