import { useRef, type MouseEvent } from 'react'
import { useLocation, useNavigate, type LinkProps } from 'react-router-dom'

/** Properties of a link that changes the search of a list. */
export type SearchLink = Pick<LinkProps, 'to' | 'onClick' | 'preventScrollReset'>

/** Returns the link that applies a change to the search. */
export type LinkOf<Search> = (change: (search: Search) => Search, options?: Pick<LinkProps, 'preventScrollReset'>) => SearchLink

/** Clicks with another button or a modifier key open a tab or a window. */
const staysHere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

/**
 * Links that change the search stored in the URL. A link that is clicked before the search of the previous click is rendered
 * changes that search, so neither click is lost. Source: SRH-9.
 * @param search the search in the URL
 * @param pathOf the path that shows a search
 */
export const useSearchLinks = <Search>(search: Search, pathOf: (search: Search) => string): LinkOf<Search> => {
  const navigate = useNavigate()
  const { key, pathname, search: query } = useLocation()
  /** The search of the last click, and the location that was rendered then. */
  const last = useRef<{ key: string; search: Search }>(undefined)
  return (change, options = {}) => ({
    ...options,
    to: pathOf(change(search)),
    onClick: event => {
      if (!staysHere(event)) return
      event.preventDefault()
      const latest = change(last.current?.key === key ? last.current.search : search)
      last.current = { key, search: latest }
      const path = pathOf(latest)
      // Like a link, a click on the search that is shown adds no entry to the history.
      void navigate(path, { ...options, replace: path === `${pathname}${query}` })
    },
  })
}
