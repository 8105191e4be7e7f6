import type { Db } from './db.ts'

/**
 * The columns by which rows are found through a relation: only what every caller of the list may see of the related row, so that
 * nobody guesses a balance, a phone or an address by trial. Source: ADM-5, LST-5.
 */
const searchable = {
  users: ['id', 'nickname'],
  stores: ['id', 'store_name'],
  goods: ['id', 'goods_name'],
  goods_classes: ['id', 'name'],
  goods_brands: ['id', 'name'],
  integral_goods_classes: ['id', 'name'],
  orders: ['id', 'order_no'],
  admin_permission_groups: ['id', 'name'],
} as const

/** The column of a row that holds the id of the related row. */
type Key<Column extends string> = { readonly [_ in Column]: number }

/**
 * A relation that `whereHas` can follow. It also finds deleted rows, whose names lists still show.
 * @param key the column of the list's rows that holds the id of the related row.
 */
export const relation = <Column extends string>(db: Db, table: keyof typeof searchable, key: Column) => ({
  has: (column: string): boolean => searchable[table].some(one => one === column),
  of: (row: Key<Column>) => db[table].findAny(row[key]),
})
