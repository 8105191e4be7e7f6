import { useSyncExternalStore } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
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

/** Root layout: progress bar, document title, scroll restoration. Source: SES-11. */
export const Root = () => {
  const { pathname } = useLocation()
  const takeovers = useTakeovers(pathname)
  useWithdrawnWith(`${pathname} ${takeovers}`)
  return (
    <>
      <ProgressBar />
      <DocumentTitle />
      <ScrollRestoration />
      <Outlet key={takeovers} />
    </>
  )
}
