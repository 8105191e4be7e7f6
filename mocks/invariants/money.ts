import { cents, moneyText } from '#contracts/wire/money.ts'
import { movements, purses, tills } from '../domain/money/purses.ts'
import type { Db } from '../db/db.ts'
import type { RowOf } from '../db/rows.ts'
import type { Invariant, Scope } from './scope.ts'

type Owner = { readonly belong: 0 | 1; readonly id: number }

/** The sum of an owner's logs by purse, in cents. */
export const loggedFor = (db: Db, { belong, id }: Owner): number[] => {
  const sums = [0, 0, 0]
  for (const { is_belong, is_type, money } of db.money_logs.by('user_id', id))
    if (is_belong === belong) sums[is_type] = (sums[is_type] ?? 0) + cents(money)
  return sums
}

/** The owners whose purses or logs are in scope, and those whose logs became somebody else's. */
export const ownersIn = (scope: Scope): Owner[] => {
  const former = scope.changes('money_logs').flatMap(({ before }) => before ?? [])
  const logs = [...scope.rows('money_logs'), ...former]
  const ids = (belong: 0 | 1, rows: readonly { id: number }[]): number[] => [
    ...new Set([...rows.map(({ id }) => id), ...logs.filter(log => log.is_belong === belong).map(log => log.user_id)]),
  ]
  return [
    ...ids(0, scope.rows('users')).map(id => ({ belong: 0 as const, id })),
    ...ids(1, scope.rows('stores')).map(id => ({ belong: 1 as const, id })),
  ]
}

/** The contents of an owner's purses in cents, indexed by the `is_type` of their logs. */
export const heldBy = (db: Db, { belong, id }: Owner): number[] => {
  const user = belong === 0 ? db.users.findAny(id) : undefined
  const store = belong === 1 ? db.stores.findAny(id) : undefined
  if (user) return purses.map(purse => cents(user[purse]))
  return store ? tills.map(till => cents(store[till])) : []
}

/** Money and points never change without a log. */
export const pursesAreLogged: Invariant = {
  name: 'each purse holds the sum of its logs',
  broken: (db, scope) =>
    ownersIn(scope).flatMap(owner => {
      const logged = loggedFor(db, owner)
      return heldBy(db, owner).flatMap((held, purse) =>
        held === logged[purse]
          ? []
          : [
              `${owner.belong === 1 ? 'stores' : 'users'} ${owner.id}: purse ${purse} holds ${moneyText(held)}, its logs say ${moneyText(logged[purse] ?? 0)}`,
            ],
      )
    }),
}

const added = (scope: Scope, name: string): RowOf<'money_logs'>[] =>
  scope
    .changes('money_logs')
    .flatMap(({ before, next }) => (before === undefined && next ? [next] : []))
    .filter(log => log.name === name)

const sum = (texts: readonly string[]): number => texts.reduce((all, text) => all + cents(text), 0)

/**
 * A settlement pays out exactly what its orders were worth: the stores' shares and the inviters' commissions. Source: STL-2,
 * RFL-5.
 */
export const settlementsAreConserved: Invariant = {
  name: 'a settlement hands out what the orders were worth',
  broken: (db, scope) => {
    const settled = scope.changes('order_settlements').flatMap(({ before, next }) => (before === undefined && next ? [next] : []))
    if (settled.length === 0) return []
    const commissions = settled.flatMap(({ order_id }) =>
      db.distribution_logs.by('order_id', order_id).map(log => log.commission),
    )
    const [worth, shares] = [sum(settled.map(one => one.total_price)), sum(settled.map(one => one.settlement_price))]
    const paid = sum(added(scope, movements.settlement.zh).map(log => log.money))
    return shares + sum(commissions) === worth && paid === shares
      ? []
      : [`orders worth ${moneyText(worth)}, shares ${moneyText(shares)}, paid ${moneyText(paid)}`]
  },
}

const waitingIn = (cash: RowOf<'cashes'> | undefined): number =>
  cash && cash.deleted_at === null && cash.cash_status === 0 ? cents(cash.money) + cents(cash.commission) : 0

const cashMovements: readonly string[] = [movements.cashRequested.zh, movements.cashPaid.zh, movements.cashRefused.zh]

/** The frozen money equals the sum of the undecided withdrawals. Source: WAL-8. */
export const frozenMoneyWaits: Invariant = {
  name: 'withdrawals freeze what they ask for',
  broken: (_, scope) => {
    const waits = scope.changes('cashes').reduce((all, { before, next }) => all + waitingIn(next) - waitingIn(before), 0)
    const frozen = cashMovements
      .flatMap(name => added(scope, name))
      .filter(log => log.is_type === 1)
      .reduce((all, log) => all + cents(log.money), 0)
    return waits === frozen ? [] : [`withdrawals wait for ${moneyText(waits)} more, ${moneyText(frozen)} more is frozen`]
  },
}
