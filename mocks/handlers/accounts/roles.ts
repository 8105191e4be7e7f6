import { adminRoles, allAdminRoles, allSellerRoles, sellerRoles } from '#contracts/api/accounts/roles.ts'
import type { Db } from '../../db/db.ts'
import { select } from '../../db/list.ts'
import type { RowOf } from '../../db/rows.ts'
import { menusWithParents, rootOf } from '../../domain/accounts/roles.ts'
import { crudHandlers, handle } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

/** The role of the super administrator. Source: ROL-7. */
const rootRole = 1

const permissionsOf = (db: Db, chosen: readonly number[]): number[] => {
  if (chosen.some(id => !db.admin_permissions.find(id))) refuse('notFound')
  return [...new Set(chosen)]
}

const detailed = (db: Db, role: RowOf<'admin_roles'>) => ({
  ...role,
  menus: role.menu_ids.flatMap(id => db.admin_menus.find(id) ?? []),
  permissions: role.permission_ids.flatMap(id => db.admin_permissions.find(id) ?? []),
})

const granted = (db: Db, { menu_id, permission_id }: { menu_id: number[]; permission_id: number[] }) => ({
  menu_ids: menusWithParents(db.admin_menus, menu_id),
  permission_ids: permissionsOf(db, permission_id),
})

type Account = { id: number; belong_id: number }
type Owned = { belong_id: number }

/** Keeps the roles of the caller's root account. Source: ADM-1. */
const of =
  (me: Account) =>
  (row: Owned): boolean =>
    row.belong_id === rootOf(me)

export const roleHandlers = [
  ...crudHandlers(adminRoles, {
    rows: db => db.admin_roles,
    show: role => role,
    detail: (role, { db }) => detailed(db, role),
    mine: ({ me }) => of(me),
    builtIn: role => role.id === rootRole,
    create: (body, { db, me }) => db.admin_roles.add({ name: body.name, belong_id: rootOf(me), ...granted(db, body) }),
    update: (role, body, { db }) => void db.admin_roles.change(role.id, { name: body.name, ...granted(db, body) }),
  }),
  ...crudHandlers(sellerRoles, {
    rows: db => db.user_roles,
    show: role => role,
    detail: (role, { db }) => ({
      ...role,
      menus: role.menu_ids.flatMap(id => db.seller_menus.find(id) ?? []),
      permissions: [],
    }),
    mine: ({ me }) => of(me),
    create: ({ name, menu_id }, { db, me }) =>
      db.user_roles.add({ name, belong_id: rootOf(me), menu_ids: menusWithParents(db.seller_menus, menu_id), user_ids: [] }),
    update: (role, { name, menu_id }, { db }) =>
      void db.user_roles.change(role.id, { name, menu_ids: menusWithParents(db.seller_menus, menu_id) }),
  }),
  handle(allAdminRoles, ({ db, me, query }) => select(db.admin_roles, query, { keep: of(me) })),
  handle(allSellerRoles, ({ db, me, query }) => select(db.user_roles, query, { keep: of(me) })),
]
