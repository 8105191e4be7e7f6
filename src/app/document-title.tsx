import type { ParseKeys } from 'i18next'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router-dom'
import { useChosenTitle } from '#src/lib/browser/page-title.ts'

/** The handle of a route. */
type RouteHandle = { readonly title: ParseKeys }

const isHandle = (value: unknown): value is RouteHandle => typeof value === 'object' && value !== null && 'title' in value

/** The title of the deepest matching route that has one. */
export const useRouteTitle = (): string | undefined => {
  const { t } = useTranslation()
  const handle = useMatches()
    .map(match => match.handle)
    .findLast(isHandle)
  return handle && t(handle.title)
}

/** Sets the document title: the one set by the page, else that of the deepest matching route. */
export const DocumentTitle = () => {
  const { t } = useTranslation()
  const chosen = useChosenTitle()
  const route = useRouteTitle()
  const site = t('app.name')
  const title = chosen ?? route
  useEffect(() => {
    document.title = title ? `${title} · ${site}` : site
  }, [title, site])
  return null
}
