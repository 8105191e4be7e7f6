import type { ErrorName } from './errors.ts'
import type { Endpoint } from './kit/endpoint.ts'
import type { Level } from './kit/level.ts'

/** Refusals that a server may lack: none of them protects money, stock, ownership, accounts or the stages of an order. */
const fullRefusals: ReadonlySet<ErrorName> = new Set<ErrorName>([
  'unknownColumn',
  'accountUnknown',
  'sentTooOften',
  'codeRefused',
  'alreadyBound',
  'wrongParent',
  'builtIn',
  'nothingToSettle',
  'classNotSold',
  'campaignOverlaps',
])

/** Calls whose input decides about money, stock, accounts or the stages of an order. */
const decides =
  /^(?!.*\/dashboard\/).*(?:order|cart|cash|refund|money|recharge|integral\/pay|login|register|password|captcha|upload|coupon_logs)/

/** Pages check what they send, and what is not there cannot be changed; only where it decides does a server have to refuse it. */
const isChecked = ({ method, path }: Endpoint, name: ErrorName): boolean =>
  !decides.test(path) && (name === 'invalidInput' || (name === 'notFound' && method !== 'GET'))

/** Whoever has no store sees and changes nothing there; what belongs to others is checked by the rules of ownership. */
const hasNoStore = ({ auth }: Endpoint, name: ErrorName): boolean => auth === 'seller' && name === 'noPermission'

/**
 * Whether every server has to refuse this at a call, or only those that conform to full. Deleting what is not there changes
 * nothing, whether it is refused or counted as 0. Source: LEV-5.
 */
export const levelOfRefusal = (to: Endpoint, name: ErrorName): Level => {
  const deletesNothing = to.method === 'DELETE' && name === 'notFound'
  const isFull = to.level === 'full' || fullRefusals.has(name) || deletesNothing || isChecked(to, name) || hasNoStore(to, name)
  return isFull ? 'full' : 'core'
}
