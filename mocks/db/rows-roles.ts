import { z } from 'zod'
import { flag, id } from '#contracts/api/kit/values.ts'
import { count, ref, row } from './row.ts'

const menu = row({
  pid: ref,
  name: z.string().max(35),
  ename: z.string().max(35),
  icon: z.string(),
  apis: z.string(),
  view: z.string(),
  is_open: flag,
  is_sort: count,
})

/** Roles, permissions and menus. */
export const roleRows = {
  /** Roles of administrators. */
  admin_roles: row({ belong_id: ref, name: z.string(), menu_ids: z.array(id), permission_ids: z.array(id) }),
  /** Roles of a seller's sub-accounts. They only decide which menu entries are shown. */
  user_roles: row({ belong_id: ref, name: z.string(), menu_ids: z.array(id), user_ids: z.array(id) }),
  admin_permission_groups: row({ name: z.string().max(35), content: z.string().max(40) }),
  /** `apis` is a route name such as `admin.orders.index`, `pid` the permission group. */
  admin_permissions: row({ pid: ref, name: z.string().max(35), apis: z.string().max(40), content: z.string().max(40) }),
  admin_menus: menu,
  seller_menus: menu,
} as const
