import type { ErrorName } from '../errors.ts'
import type { Endpoint } from './endpoint.ts'

/** Whether a call is refused without a token. */
export const isGuarded = ({ auth }: Endpoint): boolean => auth === 'buyer' || auth === 'seller' || auth === 'admin'

/**
 * Every refusal of a call that an example has to show: those it names, and those that follow from its token.
 * Accounts without a store may not call sellers' calls, and administrators only what their roles allow.
 */
export const refusalsOf = (to: Endpoint): ErrorName[] => [
  ...(isGuarded(to) ? ['notLoggedIn' as const] : []),
  ...(to.auth === 'seller' || to.auth === 'admin' ? ['noPermission' as const] : []),
  ...(to.errors ?? []),
]
