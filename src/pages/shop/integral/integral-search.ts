import type { z } from 'zod'
import { IntegralSearch } from '#contracts/api/points/integral-goods.ts'
import { decodeParams, encodeParams } from '#contracts/api/kit/values.ts'

/** A search of the points shop. */
export type Search = z.infer<typeof IntegralSearch>

/** What products of the points shop can be sorted by, beside the default order. */
export const sortKeys = ['goods_price', 'goods_sale'] as const

/** The search that the address carries; `undefined` when it cannot be read. */
export const readSearch = (params: string | undefined): Search | undefined => (params ? decodeParams(params, IntegralSearch) : {})

/** Where a search of the points shop is shown, on its first page. */
export const searchPath = (search: Search): string => {
  const isEmpty = Object.values(search).every(value => value === undefined)
  return isEmpty ? '/integral/search' : `/integral/search/${encodeURIComponent(encodeParams(search))}`
}

/** A class; 0 means all of them. */
export const chooseClass = ({ cid: _, ...rest }: Search, id: number): Search => (id > 0 ? { ...rest, cid: id } : rest)

/** Sorting by a column: up first, the other way on the next click; without a column, the shop's own order. Source: PTS-10. */
export const chooseSort = ({ sort_type, sort_order, ...rest }: Search, key: Search['sort_type']): Search =>
  key ? { ...rest, sort_type: key, sort_order: sort_type === key && sort_order === 'asc' ? 'desc' : 'asc' } : rest
