import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { needTexts } from '#src/i18n/i18n.ts'
import { appBase } from '#src/lib/browser/app-base.ts'
import { navigateBy } from '#src/lib/browser/navigation.ts'
import type { OfficeAudience } from '#src/lib/menu/menus.ts'
import { homePaths, loginPathOf } from '#contracts/wire/audience.ts'
import { onNewHolder } from '#src/lib/session/holder.ts'
import { Boot } from './boot.tsx'
import { cancelledByErrors } from './cancel-navigation.ts'
import { loadPage } from './load-page.ts'
import { hasMoved, pageRoute } from './page-route.tsx'
import { Root } from './root.tsx'
import { pathOf } from './request-path.ts'
import { InnerScreenError, ScreenError } from './screen-error.tsx'
import { storefrontRoute } from './storefront-route.ts'

const logins: RouteObject = {
  ...pageRoute(() => import('./login-layout.tsx')),
  children: [
    {
      path: loginPathOf('admin'),
      caseSensitive: true,
      handle: { title: 'title.adminLogin' },
      ...pageRoute(() => import('#src/pages/admin/accounts/login.page.tsx')),
    },
    {
      path: loginPathOf('seller'),
      caseSensitive: true,
      handle: { title: 'title.sellerLogin' },
      ...pageRoute(() => import('#src/pages/seller/accounts/login.page.tsx')),
    },
  ],
}

/**
 * The outer route holds the guard, menu and screen data; the nested route renders the screen, so that its errors stay inside the
 * shell.
 */
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
  children: [
    {
      ...pageRoute(() => import('./back-office/back-office.tsx')),
      children: [
        {
          path: `${homePaths[audience]}*`,
          caseSensitive: true,
          ErrorBoundary: InnerScreenError,
          ...pageRoute(() => import('./back-office/screen.tsx')),
        },
      ],
    },
  ],
})

/** Creates the router and registers it for navigation from outside of components. */
export const createRouter = () => {
  const router = createBrowserRouter(
    [
      {
        Component: Root,
        ErrorBoundary: ScreenError,
        HydrateFallback: Boot,
        children: [storefrontRoute, logins, backOffice('admin'), backOffice('seller')],
      },
    ],
    {
      basename: appBase,
      dataStrategy: cancelledByErrors(() => {
        const { location } = router.state
        void router.navigate(location, { replace: true, state: location.state, preventScrollReset: true })
      }),
    },
  )
  navigateBy({
    go: path => void router.navigate(path),
    path: () => pathOf(new Request(window.location.href)),
  })
  // Runs the guards again when a session ends or another account takes it over, also in another tab.
  onNewHolder((_, change) => {
    if (change !== 'in') void router.revalidate()
  })
  return router
}
