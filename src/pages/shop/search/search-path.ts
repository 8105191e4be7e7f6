import { createContext, useContext } from 'react'
import { searchPath } from './search-params.ts'

/** Says where the searches of a page lead to; on the page of all products it is that page. */
export const SearchPathContext = createContext(searchPath)

/** The address that shows a search on the page at hand. */
export const useSearchPath = () => useContext(SearchPathContext)
