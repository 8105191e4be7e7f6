import { useSearchParams } from 'react-router-dom'
import { pageIn } from '../search/search-params.ts'
import type { SearchLink } from './use-search-links.ts'

/** The search parameters of a storefront list: `?sort=goods_sale&order=desc&page=2`. */
export type ListAddress<Key extends string> = { sort: Key | undefined; order: 'asc' | 'desc' | undefined; page: number }

const queryOf = <Key extends string>({ sort, order, page }: ListAddress<Key>): Record<string, string> => ({
  ...(sort && { sort }),
  ...(order && { order }),
  ...(page > 1 && { page: String(page) }),
})

/** Order and page of a list, stored in the URL. A click on a column sorts ascending, the next one descending. Source: SRH-3. */
export const useListAddress = <Key extends string>(keys: readonly Key[]) => {
  const [query, setQuery] = useSearchParams()
  const sort = keys.find(key => key === query.get('sort'))
  const order = (['asc', 'desc'] as const).find(one => one === query.get('order'))
  const now: ListAddress<Key> = { sort, order: sort && (order ?? 'asc'), page: pageIn(query.get('page')) }
  const to = (next: ListAddress<Key>) => `?${new URLSearchParams(queryOf(next)).toString()}`
  return {
    ...now,
    /** Path of the first page, in the same order. */
    here: to({ ...now, page: 1 }),
    goTo: (page: number) => setQuery(queryOf({ ...now, page })),
    /** Link that sorts by a column; without one, in the default order. */
    sortedBy: (key: Key | undefined): SearchLink => ({
      to: to({ sort: key, order: key && (now.sort === key && now.order === 'asc' ? 'desc' : 'asc'), page: 1 }),
      preventScrollReset: true,
    }),
  }
}
