import { day, stamps } from './times.ts'
import type { Seeding } from './world.ts'

/** A node: id, parent, both names, and what a page needs; a group has neither address nor view. */
type Node = readonly [
  id: number,
  pid: number,
  zh: string,
  en: string,
  more: { icon?: string; sort?: number; apis?: string; view?: string; open?: 0 | 1 },
]

/** Only nodes whose screens exist: a new screen is one line. Source: menus.yaml, ids and names. */
const adminNodes: readonly Node[] = [
  [26, 0, '商品中心', 'Products', { icon: 'fa-shopping-bag', sort: 1 }],
  [
    29,
    26,
    '品牌管理',
    'Brands',
    { icon: 'fa-codepen', sort: 2, apis: '/Admin/goods_brands', view: 'Admin/exts/goods_brands/index' },
  ],
  [30, 0, '店铺中心', 'Stores', { icon: 'fa-archive', sort: 2 }],
  [35, 30, '订单中心', 'Orders', { icon: 'fa-file-text', sort: 1 }],
  [36, 35, '订单管理', 'Order list', { sort: 0, apis: '/Admin/orders', view: 'Admin/exts/orders/index' }],
  [42, 35, '订单评论', 'Order comments', { sort: 3, apis: '/Admin/order_comments', view: 'Admin/exts/order_comments/index' }],
  [49, 30, '物流中心', 'Logistics', { icon: 'fa-truck', sort: 3 }],
  [50, 49, '区域地址', 'Areas', { sort: 0, apis: '/Admin/areas', view: 'Admin/exts/areas/index' }],
]

const sellerNodes: readonly Node[] = [
  [19, 0, '订单中心', 'Orders', { icon: 'fa-first-order', sort: 3 }],
  [20, 19, '订单管理', 'Order management', { icon: 'fa-first-order', sort: 0 }],
  [31, 20, '全部订单', 'All orders', { sort: 0, apis: '/Seller/orders', view: 'Seller/orders/index' }],
]

/** The nodes from a page up to its module: what a role needs to show that page. */
const pathTo = (nodes: readonly Node[], page: number): number[] => {
  const node = nodes.find(([id]) => id === page)
  return node ? [...pathTo(nodes, node[1]), page] : []
}

/** Menus of the ready accounts that see one page only. */
export const ordersMenus = { admin: pathTo(adminNodes, 36), seller: pathTo(sellerNodes, 31) }

export const seedMenus = ({ db, now }: Seeding): void => {
  const written = stamps(now - 400 * day)
  const row = ([id, pid, name, ename, { icon = '', sort = 0, apis = '', view = '', open = 0 }]: Node) => ({
    id,
    pid,
    name,
    ename,
    icon,
    apis,
    view,
    is_open: open,
    is_sort: sort,
    ...written,
  })
  adminNodes.forEach(node => db.admin_menus.add(row(node)))
  sellerNodes.forEach(node => db.seller_menus.add(row(node)))
}
