import { shopRoutes, userRoutes, type StorefrontRoute } from '#src/app/routes.ts'
import { routeFacts, type RouteFacts } from './list.ts'

/** A route with everything that its check needs. */
export type CheckedRoute = RouteFacts &
  StorefrontRoute & {
    readonly at: string
    /** Guests are redirected to the login page; other pages for buyers ask them to sign in. */
    readonly leadsGuests?: true
  }

const withFacts = (route: Omit<CheckedRoute, 'at'>): CheckedRoute => ({ at: route.path, ...route, ...routeFacts[route.path] })

/** Every route of the storefront and the user centre. */
export const checkedRoutes: readonly CheckedRoute[] = [
  ...shopRoutes,
  ...userRoutes.map(route => (route.open ? route : { ...route, needsBuyer: true as const, leadsGuests: true as const })),
].map(withFacts)
