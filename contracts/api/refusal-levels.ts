import type { ErrorName } from './errors.ts'
import type { Endpoint } from './kit/endpoint.ts'
import type { Level } from './kit/level.ts'

/** Refusals that a server may lack, because none protects money, stock, ownership, accounts or the stages of an order. */
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

/** Elsewhere pages validate their own input, and changing a missing record changes nothing: such refusals are full. */
const isChecked = ({ method, path }: Endpoint, name: ErrorName): boolean =>
  !decides.test(path) && (name === 'invalidInput' || (name === 'notFound' && method !== 'GET'))

/** An invalid page number or date: the descriptions of most lists do not say that it is refused. */
const isUndescribed = ({ errors = [] }: Endpoint, name: ErrorName): boolean => name === 'invalidInput' && !errors.includes(name)

/** Without a store there is nothing to see or change; the ownership rules check access to the data of others. */
const hasNoStore = ({ auth }: Endpoint, name: ErrorName): boolean => auth === 'seller' && name === 'noPermission'

/**
 * `core` if every server must answer a call with this refusal, `full` if only servers that conform to full must. Deleting a
 * missing record changes nothing, whether the server refuses it or counts 0. Source: LEV-5.
 */
export const levelOfRefusal = (to: Endpoint, name: ErrorName): Level => {
  const deletesNothing = to.method === 'DELETE' && name === 'notFound'
  const mayLack = [isChecked, isUndescribed, hasNoStore].some(applies => applies(to, name))
  const isFull = to.level === 'full' || fullRefusals.has(name) || deletesNothing || mayLack
  return isFull ? 'full' : 'core'
}
