import { GoodsSearch, type sortKeys } from '#contracts/api/catalogue/goods.ts'
import { decodeParams, encodeParams } from '#contracts/api/kit/values.ts'
import { decoded } from '#contracts/wire/request-path.ts'

/** What can be sorted by, beside the default order. */
export type SortKey = (typeof sortKeys)[number]

/** A class as far as a choice of it needs it. */
type Class = { readonly id: number; readonly children?: readonly Class[] | undefined }

/** The search that `/s/{params}` carries, keywords as plain text; `undefined` when it cannot be read. Source: SRH-2. */
export const readSearch = (params: string | undefined): GoodsSearch | undefined => {
  if (!params) return {}
  const found = decodeParams(params, GoodsSearch)
  return found?.keywords ? { ...found, keywords: decoded(found.keywords) } : found
}

/** The search as `params` of the address and of `GET /goods`; nothing when nothing is asked. */
export const writeSearch = (search: GoodsSearch): string | undefined => {
  const { keywords, brand_id, ...rest } = search
  const sent = { ...rest, ...(keywords && { keywords: encodeURIComponent(keywords) }), ...(brand_id && { brand_id }) }
  return Object.values(sent).some(value => value !== undefined) ? encodeParams(sent) : undefined
}

/** Says where a search is shown. Its first page, for the page is no part of the search. */
export type PathOf = (search: GoodsSearch) => string

/** Searches shown at `/root/{params}`. */
export const pathsBelow =
  (root: string): PathOf =>
  search => {
    const params = writeSearch(search)
    return params ? `${root}/${encodeURIComponent(params)}` : root
  }

/** Where the search among all products is shown. */
export const searchPath = pathsBelow('/s')

/** A search that finds nothing says so by a class that no product has. */
const none = [0]
const idsOf = (classes: readonly Class[]) => (classes.length > 0 ? classes.map(({ id }) => id) : none)

/** No class at all. */
export const anyClass = ({ pid: _, sid: __, tid: ___, class_id: ____, ...rest }: GoodsSearch): GoodsSearch => rest

/** A root class: all third-level classes below it. Source: SRH-4. */
export const chooseRoot = (search: GoodsSearch, root: Class): GoodsSearch => ({
  ...anyClass(search),
  pid: root.id,
  class_id: idsOf((root.children ?? []).flatMap(second => second.children ?? [])),
})

/** A second-level class: the classes below it. */
export const chooseSecond = (search: GoodsSearch, pid: number, second: Class): GoodsSearch => ({
  ...anyClass(search),
  pid,
  sid: second.id,
  class_id: idsOf(second.children ?? []),
})

/** A third-level class. */
export const chooseThird = (search: GoodsSearch, pid: number, sid: number, third: Class): GoodsSearch => ({
  ...anyClass(search),
  pid,
  sid,
  tid: third.id,
  class_id: [third.id],
})

/** A brand; 0 means all of them. */
export const chooseBrand = ({ brand_id: _, ...rest }: GoodsSearch, id: number): GoodsSearch =>
  id > 0 ? { ...rest, brand_id: id } : rest

/** The same words again, or others; without words the keyword goes. */
export const chooseKeywords = ({ keywords: _, ...rest }: GoodsSearch, keywords: string): GoodsSearch =>
  keywords.trim() ? { ...rest, keywords: keywords.trim() } : rest

/** Sorting by a column: ascending first, the other way on the next click. Source: SRH-3. */
export const chooseSort = (search: GoodsSearch, key: SortKey): GoodsSearch => ({
  ...search,
  sort_type: key,
  sort_order: search.sort_type === key && search.sort_order === 'asc' ? 'desc' : 'asc',
})

/** The shop's own order; clicking turns it round. Source: SRH-3. */
export const chooseDefaultSort = ({ sort_type: _, sort_order, ...rest }: GoodsSearch): GoodsSearch => ({
  ...rest,
  sort_order: sort_order === 'desc' ? 'asc' : 'desc',
})

/** The page that `?page=` names; the first one when it names none. */
export const pageIn = (text: string | null): number => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1)
