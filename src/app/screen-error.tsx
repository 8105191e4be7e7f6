import { useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { Failure } from '#src/lib/http/failure.ts'
import { LoadingFailed } from '#src/pages/error/loading-failed.tsx'
import { ScreenBroken } from '#src/pages/error/screen-broken.tsx'
import { Shell } from '#src/ui/layout/shell.tsx'
import { LoadingError } from './load-page.ts'

const useLoggedError = () => {
  const error = useRouteError()
  useEffect(() => {
    console.error(error)
  }, [error])
  return error
}

/** Shown in place of a screen whose code or data failed to load, or that crashed. */
const Instead = ({ heading }: { heading: 'h1' | 'h2' }) => {
  const error = useLoggedError()
  const { revalidate } = useRevalidator()
  const reload = () => window.location.reload()
  if (error instanceof LoadingError) return <LoadingFailed heading={heading} onRetry={reload} />
  if (error instanceof Failure) return <LoadingFailed heading={heading} error={error} onRetry={() => void revalidate()} />
  return <ScreenBroken heading={heading} onRetry={reload} />
}

/** The error page without the shell. Source: WCA-1. */
export const ScreenError = () => (
  <main>
    <Instead heading="h1" />
  </main>
)

/**
 * The error page inside the shell, which has the main region and the page's h1. Renders a shell, because that of a page with its
 * own is lost when the page crashes. Source: TOL-14.
 */
export const InnerScreenError = () => (
  <Shell>
    <Instead heading="h2" />
  </Shell>
)
