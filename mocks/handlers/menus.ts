import { adminMenu, sellerMenu } from '#contracts/api/menus.ts'
import type { RowOf } from '../db/rows.ts'
import { treeOf } from '../domain/tree.ts'
import { handle } from '../kit.ts'

type Menu = RowOf<'admin_menus'>

/** The menu of an account: all of it, or the nodes its roles name, each once, by `is_sort`. Source: rules-backoffice 8-9. */
const menuOf = (all: readonly Menu[], granted?: ReadonlySet<number>) => {
  const visible = granted ? all.filter(menu => granted.has(menu.id)) : all
  return treeOf(
    visible.toSorted((a, b) => a.is_sort - b.is_sort || a.id - b.id),
    menu => menu.id,
    menu => menu.pid,
    0,
  )
}

export const menuHandlers = [
  handle(adminMenu, ({ db, me }) => {
    const roles = me.role_ids.flatMap(id => db.admin_roles.find(id) ?? [])
    return menuOf(db.admin_menus.rows(), me.is_super === 1 ? undefined : new Set(roles.flatMap(role => role.menu_ids)))
  }),
  handle(sellerMenu, ({ db, me }) => {
    const roles = db.user_roles.rows().filter(role => role.user_ids.includes(me.id))
    return menuOf(db.seller_menus.rows(), me.belong_id === 0 ? undefined : new Set(roles.flatMap(role => role.menu_ids)))
  }),
]
