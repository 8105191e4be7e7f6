import { useSyncExternalStore } from 'react'
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom'
import { audienceOfPath } from '#contracts/wire/audience.ts'
import { onTakeover, takeoversOf } from '#src/lib/session/holder.ts'
import { useWithdrawnWith } from '#src/ui/feedback/confirm.tsx'
import { DocumentTitle } from './document-title.tsx'
import { ProgressBar } from './progress-bar.tsx'

/** Changes when another account takes over the screen's session, so that the previous user's input is not sent as theirs. */
const useTakeovers = (pathname: string): number => {
  const audience = audienceOfPath(pathname)
  return useSyncExternalStore(onTakeover, () => takeoversOf(audience))
}

/**
 * Under which key the scroll position of a page is kept in the tab: the first page after each load has the key `default`,
 * whatever its address, so without the address the next address opened in the tab would start at its position.
 */
const scrollKeyOf = ({ key, pathname, search }: Location): string => (key === 'default' ? `${pathname}${search}` : key)

/** Root layout: progress bar, document title, scroll restoration. Source: SES-11. */
export const Root = () => {
  const { pathname } = useLocation()
  const takeovers = useTakeovers(pathname)
  useWithdrawnWith(`${pathname} ${takeovers}`)
  return (
    <>
      <ProgressBar />
      <DocumentTitle />
      <ScrollRestoration getKey={scrollKeyOf} />
      <Outlet key={takeovers} />
    </>
  )
}
