import type { ComponentType } from 'react'
import { useLoaderData, type LoaderFunctionArgs, type RouteObject, type ShouldRevalidateFunction } from 'react-router-dom'
import { loadPage } from './load-page.ts'

type PageModule = { readonly default: ComponentType }

/** Skips revalidation if only the query changed: filters and pages are the same screen. */
export const hasMoved: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href

const LoadedPage = () => {
  // React Router's type of loader data does not include components.
  const { default: Page }: PageModule = useLoaderData()
  return <Page />
}

/**
 * Route properties of a lazily loaded page or layout. Its code is loaded by the loader, because React Router never retries a
 * failed `lazy`.
 * @param before a precondition such as a session, checked while the code loads.
 */
export const pageRoute = (
  load: () => Promise<PageModule>,
  before?: (args: LoaderFunctionArgs) => Promise<unknown>,
): Pick<RouteObject, 'loader' | 'Component' | 'shouldRevalidate'> => ({
  loader: async args => {
    const [page] = await Promise.all([loadPage(load), before?.(args)])
    return { default: page.default }
  },
  Component: LoadedPage,
  shouldRevalidate: hasMoved,
})
