import type { Rank } from './ranking.tsx'

type StoreRank = { readonly id: number; readonly store_name: string; readonly orders_count: string | null }
type GoodsRank = { readonly id: number; readonly goods_name: string; readonly orders_count: string | null }

/** Maps the stores of a reply to ranking entries. */
export const storeRanks = (list: readonly StoreRank[] | undefined): Rank[] | undefined =>
  list?.map(({ id, store_name, orders_count }) => ({ id, name: store_name, num: orders_count }))

/** Maps the products of a reply to ranking entries. */
export const goodsRanks = (list: readonly GoodsRank[] | undefined): Rank[] | undefined =>
  list?.map(({ id, goods_name, orders_count }) => ({ id, name: goods_name, num: orders_count }))
