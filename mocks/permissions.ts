import type { Endpoint } from '#contracts/api/kit/endpoint.ts'

/** Route names that do not follow from method and path. Source: menus.yaml, permissions. */
const special: Readonly<Record<string, string | null>> = {
  'GET /Admin/load_menu': null,
  'POST /Admin/auth/info': 'admin.auth.info',
  'POST /Admin/auth/edit': 'admin.auth.edit',
  'POST /Admin/uploads': 'admin.uploads',
  'GET /Admin/clear_area': 'admin.base.clearArea',
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
 * The permission that an administrator needs for a call, or `null` when signing in is enough:
 * `admin.goods_brands.index`. Source: rules-backoffice 3-4.
 */
export const permissionOf = ({ method, path }: Endpoint): string | null => {
  const known = special[`${method} ${path}`]
  if (known !== undefined) return known
  const [, , resource = '', parameter] = path.split('/')
  return `admin.${resource}.${verbs[parameter ? `${method} ${parameter}` : method] ?? 'unknown'}`
}
