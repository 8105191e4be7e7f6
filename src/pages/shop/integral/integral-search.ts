import { z } from 'zod'
import { IntegralSearch } from '#contracts/api/points/integral-goods.ts'
import { decodeParams, encodeParams } from '#contracts/wire/params.ts'

/** A search of the points shop. */
export type Search = z.infer<typeof IntegralSearch>

/** The sort keys of the points shop, besides the default order. */
export const sortKeys = ['goods_price', 'goods_sale'] as const

/** Parses the search in the URL; `undefined` if it is invalid. */
export const readSearch = (params: string | undefined): Search | undefined => (params ? decodeParams(params, IntegralSearch) : {})

/**
 * The keys of the search in the URL by which the points shop cannot filter, such as those of `/s/{params}`; they have no effect.
 * Empty values and 0 set no condition. Source: PSC-10.
 */
export const ignoredKeys = (params: string | undefined): string[] =>
  Object.entries((params && decodeParams(params, z.record(z.string(), z.unknown()))) || {})
    .filter(([key, value]) => value && !(key in IntegralSearch.shape))
    .map(([key]) => key)

/** The path that shows a search, on its first page. */
export const searchPath = (search: Search): string => {
  const isEmpty = Object.values(search).every(value => value === undefined)
  return isEmpty ? '/integral/search' : `/integral/search/${encodeURIComponent(encodeParams(search))}`
}

/** Filters by a category; 0 means all of them. */
export const chooseClass = ({ cid: _, ...rest }: Search, id: number): Search => (id > 0 ? { ...rest, cid: id } : rest)

/** Sorts by a column: ascending first, then descending; without a column, the default order. Source: PTS-10. */
export const chooseSort = ({ sort_type, sort_order, ...rest }: Search, key: Search['sort_type']): Search =>
  key ? { ...rest, sort_type: key, sort_order: sort_type === key && sort_order === 'asc' ? 'desc' : 'asc' } : rest
