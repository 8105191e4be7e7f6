import { useSyncExternalStore } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { audienceOfPath } from '#contracts/wire/audience.ts'
import { onTakeover, takeoversOf } from '#src/lib/session/holder.ts'
import { useWithdrawnWith } from '#src/ui/feedback/confirm.tsx'
import { DocumentTitle } from './document-title.tsx'
import { ProgressBar } from './progress-bar.tsx'

/** Changes when another person takes over the session of what is on screen: what the former one typed must not be sent as theirs. */
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
