import { adminAdmins } from '#contracts/api/accounts/admins.ts'
import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { added, changed } from '../../domain/accounts/accounts.ts'
import { adminRolesOf, ownRoles, rootOf } from '../../domain/accounts/roles.ts'
import { crudHandlers } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

const shown = (db: Db, admin: RowOf<'admins'>) => ({
  ...admin,
  role_name: adminRolesOf(db, admin).map(({ name }) => name),
  role_id: adminRolesOf(db, admin).map(({ id }) => id),
})

/** @throws Refusal nameTaken if another administrator has this user name. Source: ADM-2. */
const freeName = (db: Db, username: string, id = 0): void => {
  if (db.admins.by('username', username).some(row => row.id !== id)) refuse('nameTaken')
}

/** An administrator sees the sub-accounts of its root account, but not the root account. Source: ADM-1. */
export const adminHandlers = crudHandlers(adminAdmins, {
  rows: db => db.admins,
  show: (row, { db }) => shown(db, row),
  detail: (row, { db }) => shown(db, row),
  mine:
    ({ me }) =>
    row =>
      row.belong_id === rootOf(me),
  create: (body, { db, me }) => {
    freeName(db, body.username)
    const role_ids = ownRoles(db.admin_roles, rootOf(me), body.role_id)
    return db.admins.add({ ...added(body), belong_id: rootOf(me), is_super: 0, role_ids })
  },
  update: (row, body, { db, me }) => {
    freeName(db, body.username, row.id)
    db.admins.change(row.id, { ...changed(body), role_ids: ownRoles(db.admin_roles, rootOf(me), body.role_id) })
  },
})
