import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import type { Text } from '../../db/text.ts'
import { refuse } from '../../refusal.ts'
import { numberIn } from '../system/configs.ts'
import { cents, moneyText } from '#contracts/wire/money.ts'
import { move, moveStore, movements } from './purses.ts'

type Cash = RowOf<'cashes'>
type Owner = Pick<Cash, 'user_id' | 'store_id'>

/** Moves the balance (0) or the frozen balance (1) of the withdrawal's owner. */
const shift = (db: Db, { user_id, store_id }: Owner, purse: 0 | 1, by: number, name: Text): void =>
  store_id > 0
    ? moveStore(db, { store: store_id, purse, by, name, info: '' })
    : move(db, { user: user_id, purse, by, name, info: '' })

/** The requested sum in cents: the payout and the commission. */
const requested = ({ money, commission }: Cash): number => cents(money) + cents(commission)

/** The shop's commission in cents; the percentage itself is not rounded. Source: WDR-2. */
export const commissionOf = (db: Db, amount: number): number => Math.round((amount * numberIn(db, 'store', 'cash', 0)) / 100)

/**
 * Requests a withdrawal and freezes the money until it is decided. Source: WDR-1.
 * @throws Refusal balanceTooLow.
 */
export const requestMoney = (
  db: Db,
  owner: Owner,
  form: Pick<Cash, 'money' | 'card_no'> & { name: string | Text; bank_name: string | Text; remark?: string | undefined },
): Cash => {
  const sum = cents(form.money)
  const commission = commissionOf(db, sum)
  shift(db, owner, 0, -sum, movements.cashRequested)
  shift(db, owner, 1, sum, movements.cashRequested)
  const texts = { name: form.name, bank_name: form.bank_name, card_no: form.card_no, remark: form.remark ?? '', refuse_info: '' }
  return db.cashes.add({
    ...owner,
    ...texts,
    money: moneyText(sum - commission),
    commission: moneyText(commission),
    cash_status: 0,
  })
}

const giveBack = (db: Db, cash: Cash): void => {
  shift(db, cash, 1, -requested(cash), movements.cashRefused)
  shift(db, cash, 0, requested(cash), movements.cashRefused)
}

/**
 * Pays a withdrawal out or refuses it. Money moves only at the first decision. Source: WDR-3, WDR-4.
 * @throws Refusal wrongState if it was already decided differently.
 */
export const decideCash = (db: Db, cash: Cash, status: Cash['cash_status'], texts: Partial<Cash>): void => {
  const next = status === 0 ? cash.cash_status : status
  if (cash.cash_status !== 0 && next !== cash.cash_status) refuse('wrongState')
  if (cash.cash_status === 0 && next === 1) shift(db, cash, 1, -requested(cash), movements.cashPaid)
  if (cash.cash_status === 0 && next === 2) giveBack(db, cash)
  db.cashes.change(cash.id, { ...texts, cash_status: next })
}

/** Removes a withdrawal. An undecided one returns the money. Source: WDR-5. */
export const removeCash = (db: Db, cash: Cash): void => {
  if (cash.cash_status === 0) giveBack(db, cash)
  db.cashes.remove(cash.id)
}
