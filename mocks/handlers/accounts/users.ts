import { adminUsers, handleMoney, sellerUsers } from '#contracts/api/accounts/users.ts'
import type { Db } from '../../db/db.ts'
import { byCreation } from '../../db/list.ts'
import type { RowOf } from '../../db/rows.ts'
import { added, blankUser, changed, usualPassword } from '../../domain/accounts/accounts.ts'
import { cents } from '#contracts/wire/money.ts'
import { ownRoles, rootOf, userRolesOf } from '../../domain/accounts/roles.ts'
import { isTaken } from '../../domain/accounts/users.ts'
import { move, movements, moveStore } from '../../domain/money/purses.ts'
import { crudHandlers, handle } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

type User = RowOf<'users'>

/** @throws Refusal nameTaken if another account signs in with one of these names. An empty phone is none. */
const freeNames = (db: Db, names: readonly string[], id = 0): void => {
  if (names.some(name => name !== '' && isTaken(db, name, id))) refuse('nameTaken')
}

/** @throws Refusal notFound if the inviter does not exist, wrongParent if the user invited them, directly or not. */
const inviter = (db: Db, from: number, id = 0): number => {
  const above = (user: number): boolean => user === 0 || (user !== id && above(db.users.find(user)?.inviter_id ?? 0))
  if (from !== 0 && !db.users.find(from)) refuse('notFound')
  return from === 0 || above(from) ? from : refuse('wrongParent')
}

const shownSub = (db: Db, user: User) => ({
  ...user,
  role_name: userRolesOf(db, user).map(({ name }) => name),
  role_id: userRolesOf(db, user).map(({ id }) => id),
})

/** Sets the roles of a sub-account. */
const giveRoles = (db: Db, root: number, user: number, chosen: number[]): void => {
  const wanted = ownRoles(db.user_roles, root, chosen)
  for (const { id, user_ids } of db.user_roles.by('belong_id', root)) {
    const others = user_ids.filter(one => one !== user)
    if (wanted.includes(id) !== user_ids.includes(user))
      db.user_roles.change(id, { user_ids: wanted.includes(id) ? [...others, user] : others })
  }
}

export const userHandlers = [
  ...crudHandlers(adminUsers, {
    rows: db => db.users,
    show: row => row,
    options: () => ({ order: byCreation }),
    create: ({ pay_password, phone = '', inviter_id = 0, ...body }, { db }) => {
      freeNames(db, [body.username, phone])
      const own = { pay_password: pay_password || usualPassword, phone, inviter_id: inviter(db, inviter_id) }
      return db.users.add({ ...blankUser, ...added(body), ...own })
    },
    update: (row, { pay_password, phone = row.phone, inviter_id = row.inviter_id, ...body }, { db }) => {
      freeNames(db, [body.username, phone], row.id)
      const own = { phone, inviter_id: inviter(db, inviter_id, row.id), ...(pay_password && { pay_password }) }
      db.users.change(row.id, { ...changed(body), ...own })
    },
  }),
  handle(handleMoney, ({ db, body: { id, money, is_type, is_belong, info } }) => {
    const movement = { purse: is_type, by: cents(money), name: movements.system, info }
    if (is_belong === 1) moveStore(db, { ...movement, purse: is_type === 1 ? 1 : 0, store: id })
    else move(db, { ...movement, user: id })
    return []
  }),
  ...crudHandlers(sellerUsers, {
    rows: db => db.users,
    show: (row, { db }) => shownSub(db, row),
    detail: (row, { db }) => shownSub(db, row),
    mine:
      ({ me }) =>
      row =>
        row.belong_id === rootOf(me),
    options: ({ db, me }) => ({ from: db.users.by('belong_id', rootOf(me)), order: byCreation }),
    create: ({ role_id, ...body }, { db, me }) => {
      freeNames(db, [body.username])
      const row = db.users.add({ ...blankUser, ...added(body), belong_id: rootOf(me) })
      giveRoles(db, rootOf(me), row.id, role_id)
      return row
    },
    update: (row, { role_id, ...body }, { db, me }) => {
      freeNames(db, [body.username], row.id)
      db.users.change(row.id, changed(body))
      giveRoles(db, rootOf(me), row.id, role_id)
    },
  }),
]
