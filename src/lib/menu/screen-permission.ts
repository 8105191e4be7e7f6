import { permissionOf } from '#contracts/api/kit/permission.ts'

/** Screens that read their rows elsewhere than at their own path. */
const readAt: Readonly<Record<string, string>> = {
  '/Admin/dashboard': '/Admin/dashboard/all',
  '/Admin/refunds': '/Admin/orders',
  '/Admin/returns': '/Admin/orders',
}

const readPath = (path: string) => readAt[path] ?? path.replace(/^\/Admin\/configs\/.*/, '/Admin/configs')

/** What else a screen reads, for the choices of its fields and for its dialogs. */
const besides: Readonly<Record<string, readonly string[]>> = {
  '/Admin/admins': ['admin.roles.index'],
  '/Admin/advs': ['admin.adv_spaces.index'],
  '/Admin/articles': ['admin.article_menus.index'],
  '/Admin/cashes': ['admin.users.index', 'admin.stores.index'],
  '/Admin/goods': ['admin.goods_classes.index', 'admin.goods_brands.index', 'admin.goods_attrs.index'],
  '/Admin/integral_goods': ['admin.integral_goods_classes.index'],
  '/Admin/integral_orders': ['admin.expresses.index'],
  '/Admin/money_logs': ['admin.users.index'],
  '/Admin/orders': ['admin.order.findall', 'admin.order.express'],
  '/Admin/permissions': ['admin.permission_groups.index'],
  '/Admin/refunds': ['admin.order.findall', 'admin.order.express'],
  '/Admin/returns': ['admin.order.findall', 'admin.order.express'],
  '/Admin/roles': ['admin.permission_groups.index'],
}

/** The permission without which a screen of the admin office shows an error only; null for other paths. Source: ROL-15. */
export const permissionOfScreen = (path: string): string | null =>
  /^\/Admin\/\w/.test(path) ? permissionOf({ method: 'GET', path: readPath(path) as `/${string}` }) : null

/**
 * The permissions that let an account look at everything on a screen: the rows, a record, and what its fields choose from. To add,
 * change and delete needs further ones. Source: ROL-14.
 */
export const permissionsOfScreen = (path: string): string[] => {
  const list = permissionOfScreen(path)
  if (list === null) return []
  const record = list.endsWith('.index') ? [list.replace(/index$/, 'show')] : []
  return [list, ...record, ...(besides[path] ?? [])]
}

/**
 * Whether an account may read a screen, by the permissions of its profile.
 * @param permissions undefined if the account may call everything, or if the server does not tell. Source: ROL-4, ROL-15.
 */
export const mayRead =
  (permissions: readonly string[] | undefined) =>
  (path: string): boolean => {
    const needed = permissionOfScreen(path)
    return permissions === undefined || needed === null || permissions.includes(needed)
  }
