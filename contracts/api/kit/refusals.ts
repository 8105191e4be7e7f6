import type { ErrorName } from '../errors.ts'
import type { Endpoint } from './endpoint.ts'

/** True if the call is refused without a token. */
export const isGuarded = ({ auth }: Endpoint): boolean => auth === 'buyer' || auth === 'seller' || auth === 'admin'

/**
 * Every refusal of a call that needs an example: the declared ones and those that follow from the token. Accounts without a
 * store may not make sellers' calls, and administrators may only make those that their roles allow.
 */
export const refusalsOf = (to: Endpoint): ErrorName[] => [
  ...(isGuarded(to) ? ['notLoggedIn' as const] : []),
  ...(to.auth === 'seller' || to.auth === 'admin' ? ['noPermission' as const] : []),
  ...(to.errors ?? []),
]
