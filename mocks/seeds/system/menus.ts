import { adminNodes } from './menus-admin.ts'
import { sellerNodes } from './menus-seller.ts'
import type { MenuSeed } from './menu-seed.ts'
import { day, stamps } from '../orders/times.ts'
import type { Seeding } from '../world.ts'

/** The entries from a page up to its module, all of which a role needs to show the page. */
const pathTo = (nodes: readonly MenuSeed[], page: number): number[] => {
  const node = nodes.find(([id]) => id === page)
  return node ? [...pathTo(nodes, node[1]), page] : []
}

/** The menus of the ready accounts that see only the orders page. */
export const ordersMenus = { admin: pathTo(adminNodes, 36), seller: pathTo(sellerNodes, 31) }

export const seedMenus = ({ db, now }: Seeding): void => {
  const written = stamps(now - 400 * day)
  const row = ([id, pid, name, ename, icon, sort, apis = '', view = '', open = 0]: MenuSeed) => ({
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
