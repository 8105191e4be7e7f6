import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import type { Table } from '../../db/table.ts'
import { refuse } from '../../refusal.ts'

type Menu = RowOf<'admin_menus'>

/** The root account: the account itself, or the one that a sub-account belongs to. Source: ADM-1. */
export const rootOf = (account: { id: number; belong_id: number }): number => account.belong_id || account.id

/** The existing roles of an administrator, in the order in which they were assigned. */
export const adminRolesOf = (db: Db, admin: RowOf<'admins'>): RowOf<'admin_roles'>[] =>
  admin.role_ids.flatMap(id => db.admin_roles.find(id) ?? [])

/** Roles of a sub-account. */
export const userRolesOf = (db: Db, user: RowOf<'users'>): RowOf<'user_roles'>[] =>
  db.user_roles.by('belong_id', rootOf(user)).filter(role => role.user_ids.includes(user.id))

/**
 * Menus that a role grants: the chosen ones and all of their ancestors, so that every entry can be reached.
 * @throws Refusal notFound if one does not exist.
 */
export const menusWithParents = (menus: Table<Menu>, chosen: readonly number[]): number[] => {
  const up = (id: number): number[] => {
    const menu = menus.find(id)
    return menu ? [...up(menu.pid), id] : []
  }
  if (chosen.some(id => !menus.find(id))) refuse('notFound')
  return [...new Set(chosen.flatMap(up))]
}

/** The table of administrators' or sub-accounts' roles. */
type Roles = { find: (id: number) => { belong_id: number } | undefined }

/** Returns the chosen roles if they all belong to this root account. @throws Refusal notFound otherwise. */
export const ownRoles = (roles: Roles, root: number, chosen: readonly number[]): number[] => {
  if (chosen.some(id => roles.find(id)?.belong_id !== root)) refuse('notFound')
  return [...new Set(chosen)]
}
