import { GoodsSearch, type sortKeys } from '#contracts/api/catalogue/goods.ts'
import { decodeParams, encodeParams } from '#contracts/wire/params.ts'
import { decoded } from '#contracts/wire/request-path.ts'

/** The sort keys, besides the default order. */
export type SortKey = (typeof sortKeys)[number]

/** The part of a category that filters need. */
type Class = { readonly id: number; readonly children?: readonly Class[] | undefined }

/** Parses the search of `/s/{params}`, keywords as plain text; `undefined` if it is invalid. Source: SRH-2. */
export const readSearch = (params: string | undefined): GoodsSearch | undefined => {
  if (!params) return {}
  const found = decodeParams(params, GoodsSearch)
  return found?.keywords ? { ...found, keywords: decoded(found.keywords) } : found
}

/** The search as `params` of the URL and of `GET /goods`; undefined if it has no conditions. */
export const writeSearch = (search: GoodsSearch): string | undefined => {
  const { keywords, brand_id, ...rest } = search
  const sent = { ...rest, ...(keywords && { keywords: encodeURIComponent(keywords) }), ...(brand_id && { brand_id }) }
  return Object.values(sent).some(value => value !== undefined) ? encodeParams(sent) : undefined
}

/** Returns the path that shows a search, on its first page: the page number is not part of the search. */
export type PathOf = (search: GoodsSearch) => string

/** Paths of the form `/root/{params}`. */
export const pathsBelow =
  (root: string): PathOf =>
  search => {
    const params = writeSearch(search)
    return params ? `${root}/${encodeURIComponent(params)}` : root
  }

/** The path of a search among all products. */
export const searchPath = pathsBelow('/s')

/** The category ids of a search that must find nothing: no product has category 0. */
const none = [0]
const idsOf = (classes: readonly Class[]) => (classes.length > 0 ? classes.map(({ id }) => id) : none)

/** Removes the category. */
export const anyClass = ({ pid: _, sid: __, tid: ___, class_id: ____, ...rest }: GoodsSearch): GoodsSearch => rest

/** Filters by a root category: sends all third-level categories below it. Source: SRH-4. */
export const chooseRoot = (search: GoodsSearch, root: Class): GoodsSearch => ({
  ...anyClass(search),
  pid: root.id,
  class_id: idsOf((root.children ?? []).flatMap(second => second.children ?? [])),
})

/** Filters by a second-level category: sends the categories below it. */
export const chooseSecond = (search: GoodsSearch, pid: number, second: Class): GoodsSearch => ({
  ...anyClass(search),
  pid,
  sid: second.id,
  class_id: idsOf(second.children ?? []),
})

/** Filters by a third-level category. */
export const chooseThird = (search: GoodsSearch, pid: number, sid: number, third: Class): GoodsSearch => ({
  ...anyClass(search),
  pid,
  sid,
  tid: third.id,
  class_id: [third.id],
})

/** Filters by a brand; 0 means all of them. */
export const chooseBrand = ({ brand_id: _, ...rest }: GoodsSearch, id: number): GoodsSearch =>
  id > 0 ? { ...rest, brand_id: id } : rest

/** Replaces the keywords; empty keywords are removed. */
export const chooseKeywords = ({ keywords: _, ...rest }: GoodsSearch, keywords: string): GoodsSearch =>
  keywords.trim() ? { ...rest, keywords: keywords.trim() } : rest

/** Sorts by a column: ascending first, the other direction on the next click. Source: SRH-3. */
export const chooseSort = (search: GoodsSearch, key: SortKey): GoodsSearch => ({
  ...search,
  sort_type: key,
  sort_order: search.sort_type === key && search.sort_order === 'asc' ? 'desc' : 'asc',
})

/** The default order; each click reverses it. Source: SRH-3. */
export const chooseDefaultSort = ({ sort_type: _, sort_order, ...rest }: GoodsSearch): GoodsSearch => ({
  ...rest,
  sort_order: sort_order === 'desc' ? 'asc' : 'desc',
})

/** The page number in `?page=`; 1 if it is missing or invalid. */
export const pageIn = (text: string | null): number => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1)
