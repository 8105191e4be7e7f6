import type { Endpoint } from './endpoint.ts'

/** Route names that do not follow from method and path. Source: CON-10. */
const special: Readonly<Record<string, string | null>> = {
  'GET /Admin/load_menu': null,
  'POST /Admin/auth/info': 'admin.auth.info',
  'POST /Admin/auth/edit': 'admin.auth.edit',
  'GET /Admin/load_permission': 'admin.load_permission',
  'GET /Admin/load_seller_menu': 'admin.load_seller_menu',
  'POST /Admin/users/money/handle': 'admin.users.money.handle',
  'POST /Admin/uploads': 'admin.uploads',
  'GET /Admin/configs': 'admin.configs',
  'PUT /Admin/configs/update': 'admin.configs.update',
  'GET /Admin/clear_area': 'admin.base.clearArea',
  'GET /Admin/dashboard/all': 'admin.dashboard.all',
  'GET /Admin/dashboard/order': 'admin.dashboard.order',
  'GET /Admin/dashboard/user': 'admin.dashboard.user',
  'GET /Admin/dashboard/store': 'admin.dashboard.store',
  'GET /Admin/dashboard/pay': 'admin.dashboard.pay',
  'PUT /Admin/orders/status/edit': 'admin.order.edit',
  'GET /Admin/orders/find/all': 'admin.order.findall',
  'POST /Admin/orders/express/find': 'admin.order.express',
  'GET /Admin/orders/print/waybill/{id}': 'admin.order.print.waybill',
  'GET /Admin/order_settlement_handle': 'admin.order.settl.handle',
}

const verbs: Readonly<Record<string, string>> = {
  GET: 'index',
  POST: 'store',
  'GET {id}': 'show',
  'PUT {id}': 'update',
  'DELETE {ids}': 'destroy',
}

/**
 * The permission that an administrator needs for a call, such as `admin.goods_brands.index`, or `null` if signing in is
 * enough. Source: ROL-1, CON-10.
 */
export const permissionOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string | null => {
  const known = special[`${method} ${path}`]
  if (known !== undefined) return known
  if (path.endsWith('/import/excel')) return permissionOf({ method, path: path.replace('/import/excel', '') as `/${string}` })
  const [, , resource = '', parameter] = path.split('/')
  return `admin.${resource}.${verbs[parameter ? `${method} ${parameter}` : method] ?? 'unknown'}`
}
