import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { needTexts } from '#src/i18n/i18n.ts'
import { completeSession, requireSession } from './guard.ts'
import { loadPage } from './load-page.ts'
import { pageRoute } from './page-route.tsx'
import { pathOf } from './request-path.ts'
import { shopRoutes, userRoutes, type StorefrontRoute } from './routes.ts'
import { ScreenError } from './screen-error.tsx'

const buyersOnly = ({ request }: LoaderFunctionArgs) =>
  Promise.all([requireSession('buyer', pathOf(request)), loadPage(() => needTexts('buyer'))])

/** Open to guests, who see a sign-in prompt in place of the content. */
const loadBuyerTexts = () => Promise.all([completeSession('buyer'), loadPage(() => needTexts('buyer'))])

/** Open to guests. Signed-in shoppers get their profile; if it fails to load, the page still opens. */
const anyone = () => completeSession('buyer').catch(() => undefined)

const screenRoutes = (
  routes: readonly StorefrontRoute[],
  before?: (args: LoaderFunctionArgs) => Promise<unknown>,
): RouteObject[] =>
  routes.map(({ path, name, lazy, title, open }) => ({
    path,
    caseSensitive: true,
    ...pageRoute(lazy, open ? anyone : before),
    ...(name && { id: name }),
    ...(title && { handle: { title } }),
  }))

/** Storefront and user centre. Source: RTE-2, RTE-3, RTE-4. */
export const storefrontRoute: RouteObject = {
  ...pageRoute(() => import('./storefront/storefront-layout.tsx')),
  children: [
    {
      ErrorBoundary: ScreenError,
      children: [
        ...screenRoutes(shopRoutes.filter(({ needsBuyer }) => !needsBuyer)),
        {
          ...pageRoute(() => import('./storefront/buyer-gate.tsx'), loadBuyerTexts),
          children: [{ ErrorBoundary: ScreenError, children: screenRoutes(shopRoutes.filter(({ needsBuyer }) => needsBuyer)) }],
        },
        {
          ...pageRoute(() => import('#src/pages/user/layout/user-layout.tsx')),
          children: [{ ErrorBoundary: ScreenError, children: screenRoutes(userRoutes, buyersOnly) }],
        },
        { path: '*', handle: { title: 'title.notFound' }, ...pageRoute(() => import('#src/pages/error/not-found.page.tsx')) },
      ],
    },
  ],
}
