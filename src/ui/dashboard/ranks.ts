import type { Rank } from './ranking.tsx'

type Row = { readonly id: number; readonly orders_count: string | null } & (
  | { readonly store_name: string }
  | { readonly goods_name: string }
)

/** Maps the stores or products of a reply to ranking entries. */
export const ranksOf = (list: readonly Row[] | undefined): Rank[] | undefined =>
  list?.map(row => ({ id: row.id, name: 'store_name' in row ? row.store_name : row.goods_name, num: row.orders_count }))
