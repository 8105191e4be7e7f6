import type { DataStrategyFunction, DataStrategyResult } from 'react-router-dom'
import { notify } from '#src/lib/browser/notify.ts'
import { text } from '#src/lib/format/text.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { LoadingError } from './load-page.ts'
import { isNewerThere } from './newer-build.ts'

/**
 * Returns true if the browser already shows this URL: first load, reload, Back and Forward. Then there is no previous screen to
 * stay on.
 */
export const isShownAlready = ({ url }: Request): boolean => {
  const { pathname, search } = new URL(url)
  return pathname === window.location.pathname && search === window.location.search
}

/** The error among the results; a redirect is not an error. */
const errorIn = (results: readonly DataStrategyResult[]): unknown =>
  results.find(({ type, result }) => type === 'error' && !(result instanceof Response))?.result

/**
 * Loads the routes of a navigation. Any error cancels it: it is logged, a toast is shown, and the current screen stays. If the
 * browser already shows the URL, the route's error page replaces the screen. If a chunk is missing because the host has a newer
 * build, the app reloads at the target URL. Source: GRD-4, GRD-5, RTE-15.
 * @param stay navigates to the current URL, which ends the pending navigation.
 */
export const cancelledByErrors =
  (stay: () => void): DataStrategyFunction =>
  async ({ matches, request }) => {
    const wanted = matches.filter(match => match.shouldCallHandler())
    const results = await Promise.all(wanted.map(match => match.resolve()))
    const error = errorIn(results)
    if (error !== undefined && !request.signal.aborted && !isShownAlready(request)) {
      console.error(error)
      if (error instanceof LoadingError && (await isNewerThere()) && !request.signal.aborted) {
        window.location.assign(request.url)
        return new Promise(() => {})
      }
      notify.error((error instanceof Failure && error.msg) || text('error.loadingHint'))
      stay()
    }
    return Object.fromEntries(results.map((result, at) => [wanted[at]?.route.id, result]))
  }
