import type { ParseKeys } from 'i18next'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router-dom'
import { useChosenTitle } from '#src/lib/browser/page-title.ts'

/** What a route may say about itself. */
type RouteHandle = { readonly title: ParseKeys }

const isHandle = (value: unknown): value is RouteHandle => typeof value === 'object' && value !== null && 'title' in value

/** The title of the deepest route that has one. */
export const useRouteTitle = (): string | undefined => {
  const { t } = useTranslation()
  const handle = useMatches()
    .map(match => match.handle)
    .findLast(isHandle)
  return handle && t(handle.title)
}

/** Names the browser's tab: what the page chose, else the title of the deepest route that has one. */
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
