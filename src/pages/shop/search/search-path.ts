import { createContext, useContext } from 'react'
import type { GoodsSearch } from '#contracts/api/catalogue/goods.ts'
import type { LinkOf } from '../parts/use-search-links.ts'
import { searchPath, type PathOf } from './search-params.ts'

type SearchPaths = { pathOf: PathOf; linkOf: LinkOf<GoodsSearch> }

/** The paths of the current page's searches; by default those of the page of all products. */
export const SearchPathContext = createContext<SearchPaths>({
  pathOf: searchPath,
  linkOf: change => ({ to: searchPath(change({})) }),
})

/** Returns the path that shows a search on the current page. */
export const useSearchPath = (): PathOf => useContext(SearchPathContext).pathOf

/** Returns the link that changes the search of the current page. */
export const useSearchLink = (): LinkOf<GoodsSearch> => useContext(SearchPathContext).linkOf
