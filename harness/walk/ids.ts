import type { Db } from '#mocks/db/db.ts'
import type { TableName } from '#mocks/db/rows.ts'
import type { Faker } from '@faker-js/faker'

/** Tables by the name of a field that stores their ids. */
const byField: Readonly<Record<string, TableName>> = {
  goods_id: 'goods',
  sku_id: 'goods_skus',
  order_id: 'orders',
  address_id: 'addresses',
  user_id: 'users',
  inviter_id: 'users',
  store_id: 'stores',
  brand_id: 'goods_brands',
  class_id: 'goods_classes',
  freight_id: 'freights',
  cid: 'integral_goods_classes',
  attr_id: 'goods_attrs',
  dir_id: 'file_space_dirs',
  province_id: 'areas',
}

/** Tables by the path segment before the id. */
const byPath: Readonly<Record<string, TableName>> = {
  order: 'orders',
  orders: 'orders',
  waybill: 'orders',
  refund: 'orders',
  refunds: 'orders',
  comment: 'order_comments',
  comments: 'order_comments',
  seller_menus: 'seller_menus',
  'Admin/menus': 'admin_menus',
  'Admin/roles': 'admin_roles',
  'Seller/roles': 'user_roles',
  'Admin/permissions': 'admin_permissions',
  'Admin/permission_groups': 'admin_permission_groups',
  freight: 'freights',
  class: 'goods_classes',
  integral: 'integral_goods',
}

const isTable = (db: Db, name: string): name is TableName => name in db && typeof db[name as TableName] === 'object'

/** The table of the id in a path, if a segment names one. */
export const tableOf = (db: Db, path: string): TableName | undefined => {
  const parts = path.split('/').filter(part => part && !part.startsWith('{'))
  const last = parts.at(-1) ?? ''
  const known = byPath[parts.slice(-2).join('/')] ?? byPath[last]
  return known ?? (isTable(db, last) ? last : undefined)
}

/** The caller's own rows by table; most ids are chosen from them. */
type Own = (table: TableName) => readonly { id: number }[]

/** Chooses ids that exist: `of` by table, `forField` and `forPath` by where they are sent. */
export const idPicker = (db: Db, faker: Faker, own: Own) => {
  const of = (table: TableName): number => {
    const mine = faker.datatype.boolean(0.75) ? own(table) : []
    const rows = mine.length > 0 ? mine : db[table].rows()
    if (rows.length === 0) return 1
    // New rows are chosen more often.
    const from = faker.datatype.boolean(0.5) ? Math.max(0, rows.length - 12) : 0
    return rows[faker.number.int({ min: from, max: rows.length - 1 })]?.id ?? 1
  }
  const forField = (field: string, path: string): number | undefined => {
    const table = byField[field] ?? (field === 'id' || field === 'pid' ? tableOf(db, path) : undefined)
    return table && of(table)
  }
  return { of, forField, forPath: (path: string): number => of(tableOf(db, path) ?? 'orders') }
}

export type IdPicker = ReturnType<typeof idPicker>
