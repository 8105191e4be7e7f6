import type { Db } from '../db/db.ts'
import type { RowOf, TableName } from '../db/rows.ts'
import type { Invariant } from './scope.ts'

/** Columns that hold ids of rows in another table; 0 means none. Soft-deleted rows count as existing. */
const references: { readonly [Name in TableName]?: { readonly [Column in keyof RowOf<Name> & string]?: TableName } } = {
  users: { belong_id: 'users', inviter_id: 'users' },
  admins: { belong_id: 'admins', role_ids: 'admin_roles' },
  admin_roles: { belong_id: 'admins', menu_ids: 'admin_menus', permission_ids: 'admin_permissions' },
  user_roles: { belong_id: 'users', menu_ids: 'seller_menus', user_ids: 'users' },
  admin_permissions: { pid: 'admin_permission_groups' },
  admin_menus: { pid: 'admin_menus' },
  seller_menus: { pid: 'seller_menus' },
  stores: { user_id: 'users', province_id: 'areas', city_id: 'areas', region_id: 'areas' },
  goods_classes: { pid: 'goods_classes' },
  goods: { brand_id: 'goods_brands', class_id: 'goods_classes', store_id: 'stores' },
  goods_skus: { goods_id: 'goods', spec_id: 'goods_specs' },
  goods_attrs: { store_id: 'stores' },
  goods_specs: { attr_id: 'goods_attrs' },
  freights: { store_id: 'stores', area_id: 'areas' },
  addresses: { user_id: 'users', province_id: 'areas', city_id: 'areas', region_id: 'areas' },
  carts: { user_id: 'users', store_id: 'stores', goods_id: 'goods', sku_id: 'goods_skus' },
  orders: { user_id: 'users', store_id: 'stores', coupon_id: 'coupon_logs', collective_id: 'collective_logs' },
  order_goods: { order_id: 'orders', goods_id: 'goods', sku_id: 'goods_skus', user_id: 'users', store_id: 'stores' },
  order_pays: { user_id: 'users', order_ids: 'orders' },
  order_comments: { user_id: 'users', order_id: 'orders', goods_id: 'goods', store_id: 'stores' },
  refunds: { user_id: 'users', store_id: 'stores', order_id: 'orders' },
  cashes: { user_id: 'users', store_id: 'stores' },
  order_settlements: { order_id: 'orders', user_id: 'users', store_id: 'stores' },
  user_checks: { user_id: 'users' },
  favorites: { user_id: 'users' },
  oauths: { belong_id: 'users' },
  coupons: { store_id: 'stores' },
  coupon_logs: { coupon_id: 'coupons', user_id: 'users', store_id: 'stores', order_id: 'orders' },
  full_reductions: { store_id: 'stores' },
  collectives: { store_id: 'stores', goods_id: 'goods' },
  collective_logs: { collective_id: 'collectives', user_id: 'users', store_id: 'stores', goods_id: 'goods' },
  seckills: { store_id: 'stores', goods_id: 'goods' },
  distributions: { store_id: 'stores', goods_id: 'goods' },
  distribution_logs: {
    user_id: 'users',
    store_id: 'stores',
    order_id: 'orders',
    distribution_id: 'distributions',
    order_goods_id: 'order_goods',
  },
  integral_goods: { cid: 'integral_goods_classes' },
  integral_orders: { user_id: 'users', goods_id: 'integral_goods' },
  file_space_dirs: { belong_id: 'stores' },
  file_spaces: { belong_id: 'stores', dir_id: 'file_space_dirs' },
  article_menus: { belong_id: 'admins', pid: 'article_menus' },
  articles: { belong_id: 'admins', pid: 'article_menus' },
  notices: { belong_id: 'admins' },
  adv_spaces: { belong_id: 'admins' },
  advs: { belong_id: 'admins', pid: 'adv_spaces' },
}

const idsIn = (value: unknown): number[] => [value].flat().map(Number)

const exists = (db: Db, table: TableName, id: number): boolean => id <= 0 || db[table].findAny(id) !== undefined

/** Columns whose target table depends on a second column. */
const eitherOr = (db: Db, scope: Parameters<Invariant['broken']>[1]): string[] => [
  ...scope
    .rows('money_logs')
    .filter(log => !exists(db, log.is_belong === 1 ? 'stores' : 'users', log.user_id))
    .map(({ id }) => `money_logs ${id}: user_id`),
  ...scope
    .rows('favorites')
    .filter(one => !exists(db, one.is_type === 0 ? 'goods' : 'stores', one.out_id))
    .map(({ id }) => `favorites ${id}: out_id`),
  ...scope
    .rows('tokens')
    .filter(one => !exists(db, one.provider, one.owner_id))
    .map(({ id }) => `tokens ${id}: owner_id`),
]

/** Every referenced row exists. */
export const referencesExist: Invariant = {
  name: 'what a row refers to exists',
  broken: (db, scope) => [
    ...Object.entries(references).flatMap(([name, columns]) =>
      scope.rows(name as TableName).flatMap(row =>
        Object.entries(columns).flatMap(([column, target]) =>
          idsIn(row[column as keyof typeof row])
            .filter(id => !exists(db, target, id))
            .map(id => `${name} ${row.id}: ${column} ${id}`),
        ),
      ),
    ),
    ...eitherOr(db, scope),
  ],
}
