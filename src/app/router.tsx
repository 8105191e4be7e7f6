import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, type ShouldRevalidateFunction } from 'react-router-dom'
import { needTexts } from '#src/i18n/i18n.ts'
import { navigateBy } from '#src/lib/browser/navigation.ts'
import type { OfficeAudience } from '#src/lib/menu/menus.ts'
import { homePaths, loginPathOf } from '#contracts/wire/audience.ts'
import { loadMissingProfile } from '#src/lib/session/sign-in.ts'
import { onSessionChange, tokenOf } from '#src/lib/session/sessions.ts'
import { Boot } from './boot.tsx'
import { requireSession } from './guard.ts'
import { lazyPage, loadPage } from './load-page.ts'
import { Root } from './root.tsx'
import { shopRoutes, userRoutes, type StorefrontRoute } from './routes.ts'
import { InnerScreenError, ScreenError } from './screen-error.tsx'

/** The path of a navigation, with its query and without the base under which the app is mounted. */
const pathOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url)
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  return `${pathname.startsWith(base) ? pathname.slice(base.length) : pathname}${search}`
}

const buyersOnly = async ({ request }: LoaderFunctionArgs) => {
  await Promise.all([requireSession('buyer', pathOf(request)), loadPage(() => needTexts('buyer'))])
  return null
}

/** Open to guests; whoever is signed in sees their profile beside the page, which stays open when the profile does not come. */
const anyone = async () => {
  await loadMissingProfile('buyer').catch(() => undefined)
  return null
}

const screenRoutes = (routes: readonly StorefrontRoute[]): RouteObject[] =>
  routes.map(({ path, lazy, title, needsBuyer, open }) => ({
    path,
    lazy: lazyPage(lazy),
    caseSensitive: true,
    ...(title && { handle: { title } }),
    ...(needsBuyer && { loader: buyersOnly }),
    ...(open && { loader: anyone }),
  }))

const storefront: RouteObject = {
  lazy: async () => ({ Component: (await loadPage(() => import('./storefront/storefront-layout.tsx'))).StorefrontLayout }),
  children: [
    {
      ErrorBoundary: ScreenError,
      children: [
        ...screenRoutes(shopRoutes),
        {
          lazy: async () => ({ Component: (await loadPage(() => import('#src/pages/user/layout/user-layout.tsx'))).UserLayout }),
          children: [
            {
              ErrorBoundary: ScreenError,
              children: screenRoutes(userRoutes.map(route => (route.open ? route : { ...route, needsBuyer: true }))),
            },
          ],
        },
        { path: '*', lazy: lazyPage(() => import('#src/pages/error/not-found.page.tsx')), handle: { title: 'title.notFound' } },
      ],
    },
  ],
}

const logins: RouteObject = {
  lazy: async () => ({ Component: (await loadPage(() => import('./login-layout.tsx'))).LoginLayout }),
  children: [
    {
      path: loginPathOf('admin'),
      caseSensitive: true,
      handle: { title: 'title.adminLogin' },
      lazy: lazyPage(() => import('#src/pages/admin/accounts/login.page.tsx')),
    },
    {
      path: loginPathOf('seller'),
      caseSensitive: true,
      handle: { title: 'title.sellerLogin' },
      lazy: lazyPage(() => import('#src/pages/seller/accounts/login.page.tsx')),
    },
  ],
}

/** Filters and pages of a table live in the query; they are no new screen. */
const hasMoved: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href

/** The outer route guards and draws the shell; the inner one fails on its own, with the shell around it. */
const backOffice = (audience: OfficeAudience): RouteObject => ({
  id: audience,
  loader: async args => {
    const [{ backOfficeLoader }] = await Promise.all([
      loadPage(() => import('./back-office/loader.ts')),
      loadPage(() => needTexts('office')),
    ])
    return backOfficeLoader(audience)(args)
  },
  shouldRevalidate: hasMoved,
  lazy: async () => ({ Component: (await loadPage(() => import('./back-office/back-office.tsx'))).BackOffice }),
  children: [
    {
      path: `${homePaths[audience]}*`,
      caseSensitive: true,
      lazy: async () => {
        const { BackOfficeScreen } = await loadPage(() => import('./back-office/screen.tsx'))
        return { element: <BackOfficeScreen audience={audience} /> }
      },
      ErrorBoundary: InnerScreenError,
    },
  ],
})

/** Builds the router and lets the rest of the app navigate through it. */
export const createRouter = () => {
  const router = createBrowserRouter(
    [
      {
        Component: Root,
        ErrorBoundary: ScreenError,
        HydrateFallback: Boot,
        children: [storefront, logins, backOffice('admin'), backOffice('seller')],
      },
    ],
    { basename: import.meta.env.BASE_URL },
  )
  navigateBy({
    go: path => void router.navigate(path),
    path: () => pathOf(new Request(window.location.href)),
  })
  // Guards look again when a session ends, here or in another tab.
  onSessionChange(audience => {
    if (!tokenOf(audience)) void router.revalidate()
  })
  return router
}
