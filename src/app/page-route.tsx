import type { ComponentType } from 'react'
import { useLoaderData, type LoaderFunctionArgs, type RouteObject, type ShouldRevalidateFunction } from 'react-router-dom'
import { loadPage } from './load-page.ts'

type PageModule = { readonly default: ComponentType }

/** Filters and pages of a list live in the query; they are no new screen. */
export const hasMoved: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href

const LoadedPage = () => {
  // The router's own type of what a loader hands over knows no components.
  const { default: Page }: PageModule = useLoaderData()
  return <Page />
}

/**
 * The part of a route that draws a page or a layout whose code is fetched when it is first needed. The loader fetches it, because
 * the router never calls a `lazy` again that has failed once.
 * @param before what has to be true first, such as a session; it runs beside the fetching.
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
