import { createContext, useContext } from 'react'
import { searchPath } from './search-params.ts'

/** The paths of the current page's searches; by default those of the page of all products. */
export const SearchPathContext = createContext(searchPath)

/** Returns the path that shows a search on the current page. */
export const useSearchPath = () => useContext(SearchPathContext)
