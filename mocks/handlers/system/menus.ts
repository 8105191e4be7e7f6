import { adminMenu, adminMenus, loadSellerMenu, sellerMenu, sellerMenus, type MenuForm } from '#contracts/api/system/menus.ts'
import type { z } from 'zod'
import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import type { Table } from '../../db/table.ts'
import { userRolesOf } from '../../domain/accounts/roles.ts'
import { adminMenuOf, inOrder, menuOf } from '../../domain/system/menus.ts'
import { crudHandlers, handle } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

type Menu = RowOf<'admin_menus'>
/** Modules, groups and pages. */
const levels = 3

/** The number of levels of an entry's subtree, including the entry itself. */
const heightOf = (menus: Table<Menu>, id: number): number =>
  1 + Math.max(0, ...menus.by('pid', id).map(child => heightOf(menus, child.id)))

/**
 * Validates an entry's parent. @throws Refusal notFound if it does not exist, wrongParent if it is below the entry or too deep.
 */
const placed = (menus: Table<Menu>, pid: number, id?: number): number => {
  const above = (parent: number): number[] => {
    if (parent === 0) return []
    const menu = menus.find(parent) ?? refuse('notFound')
    return parent === id ? refuse('wrongParent') : [parent, ...above(menu.pid)]
  }
  const height = id === undefined ? 1 : heightOf(menus, id)
  return above(pid).length + height > levels ? refuse('wrongParent') : pid
}

/** The handlers that edit one of the two menus. */
const editor = (rows: (db: Db) => Table<Menu>) => ({
  rows,
  show: (row: Menu) => row,
  options: () => ({ order: inOrder }),
  child: (row: Menu, { db }: { db: Db }) => rows(db).by('pid', row.id)[0],
  create: (body: z.output<typeof MenuForm>, { db }: { db: Db }) => {
    const { pid, ename = '', icon = '', apis = '', view = '', is_sort = 0 } = body
    return rows(db).add({ ...body, ename, icon, apis, view, is_sort, pid: placed(rows(db), pid) })
  },
  update: (row: Menu, body: z.output<typeof MenuForm>, { db }: { db: Db }) => {
    const { ename = row.ename, icon = row.icon, apis = row.apis, view = row.view, is_sort = row.is_sort } = body
    rows(db).change(row.id, { ...body, ename, icon, apis, view, is_sort, pid: placed(rows(db), body.pid, row.id) })
  },
})

export const menuHandlers = [
  handle(adminMenu, ({ db, me, query }) => adminMenuOf(db, me, query.deep)),
  handle(sellerMenu, ({ db, me, query }) =>
    menuOf(db.seller_menus.rows(), me.belong_id === 0 ? undefined : userRolesOf(db, me), query.deep),
  ),
  handle(loadSellerMenu, ({ db, query }) => menuOf(db.seller_menus.rows(), undefined, query.deep)),
  ...crudHandlers(
    adminMenus,
    editor(db => db.admin_menus),
  ),
  ...crudHandlers(
    sellerMenus,
    editor(db => db.seller_menus),
  ),
]
