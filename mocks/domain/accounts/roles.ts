import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import type { Table } from '../../db/table.ts'
import { refuse } from '../../refusal.ts'

type Menu = RowOf<'admin_menus'>

/** The root account that an account works for: itself, unless it is somebody's sub-account. Source: ADM-1. */
export const rootOf = (account: { id: number; belong_id: number }): number => account.belong_id || account.id

/** Roles of an administrator that still exist, in the order in which they were given. */
export const adminRolesOf = (db: Db, admin: RowOf<'admins'>): RowOf<'admin_roles'>[] =>
  admin.role_ids.flatMap(id => db.admin_roles.find(id) ?? [])

/** Roles of a sub-account. */
export const userRolesOf = (db: Db, user: RowOf<'users'>): RowOf<'user_roles'>[] =>
  db.user_roles.by('belong_id', rootOf(user)).filter(role => role.user_ids.includes(user.id))

/**
 * Menus that a role grants: the chosen ones and everything above them, so that each can be reached.
 * @throws Refusal notFound when one does not exist.
 */
export const menusWithParents = (menus: Table<Menu>, chosen: readonly number[]): number[] => {
  const up = (id: number): number[] => {
    const menu = menus.find(id)
    return menu ? [...up(menu.pid), id] : []
  }
  if (chosen.some(id => !menus.find(id))) refuse('notFound')
  return [...new Set(chosen.flatMap(up))]
}

/** The table of administrators' roles or that of sub-accounts'. */
type Roles = { find: (id: number) => { belong_id: number } | undefined }

/** The chosen roles, if they are this root account's. @throws Refusal notFound otherwise. */
export const ownRoles = (roles: Roles, root: number, chosen: readonly number[]): number[] => {
  if (chosen.some(id => roles.find(id)?.belong_id !== root)) refuse('notFound')
  return [...new Set(chosen)]
}
