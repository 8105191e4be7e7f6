import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { adminRolesOf } from '../accounts/roles.ts'
import { treeOf, type TreeNode } from './tree.ts'

type Menu = RowOf<'admin_menus'>

/** Compares entries below one parent. */
export const inOrder = (a: Menu, b: Menu): number => a.is_sort - b.is_sort || a.id - b.id

/** Builds the menu tree: all entries, or those that the roles grant, sorted by `is_sort`. Source: ROL-5, MNU-1. */
export const menuOf = (all: readonly Menu[], roles?: readonly { menu_ids: number[] }[], deep?: number) => {
  const granted = roles && new Set(roles.flatMap(role => role.menu_ids))
  const visible = granted ? all.filter(menu => granted.has(menu.id)) : all
  return treeOf(
    visible.toSorted(inOrder),
    menu => menu.id,
    menu => menu.pid,
    0,
    deep,
  )
}

/** The menu of an administrator; a super administrator gets every entry. */
export const adminMenuOf = (db: Db, admin: RowOf<'admins'>, deep?: number) =>
  menuOf(db.admin_menus.rows(), admin.is_super === 1 ? undefined : adminRolesOf(db, admin), deep)

/** The first entry in depth-first order that has a path and a screen. */
const firstPage = (nodes: readonly TreeNode<Menu>[]): string | undefined => {
  for (const { apis, view, children = [] } of nodes) {
    const found = apis && view ? apis : firstPage(children)
    if (found) return found
  }
  return undefined
}

/** The page that an administrator sees after signing in: the first one the account may open. Source: PRO-2. */
export const landingOf = (db: Db, admin: RowOf<'admins'>): string => firstPage(adminMenuOf(db, admin)) ?? ''
