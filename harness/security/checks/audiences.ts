import { endpoints } from '#contracts/api/index.ts'
import { nameOf, onlyReads, paramNames, type Auth, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { isGuarded } from '#contracts/api/kit/refusals.ts'
import { nobody } from '#contracts/examples/kit.ts'
import { inTurn, mustRefuse, type Check, type PersonName, type Visit } from '../check.ts'
import type { Parts } from '../person.ts'

/** Input without effect, in case a server accepts the call. */
const harmless = (to: Endpoint): Parts => ({
  params: Object.fromEntries(paramNames(to.path).map(name => [name, nobody])),
  ...(to.variant && { query: { [to.variant]: 'true' } }),
  ...(to.method !== 'GET' && to.method !== 'DELETE' && { body: {} }),
})

const signedOut = [401]
// Not 500: servers answer so to input that changes nothing, also without checking the permission.
const notAllowed = [402, 403]

/** Callers that must be refused, and by which codes. Source: SGN-1, SUB-2. */
const strangers: Partial<Record<Auth, readonly (readonly [who: PersonName, codes: readonly number[]])[]>> = {
  buyer: [
    ['guest', signedOut],
    ['admin', signedOut],
  ],
  seller: [
    ['guest', signedOut],
    ['admin', signedOut],
    ['shopper', notAllowed],
  ],
  admin: [
    ['guest', signedOut],
    ['shopper', signedOut],
    ['seller', signedOut],
  ],
}

const refusesStrangers = ({ people }: Visit) => {
  const doors = endpoints
    .filter(isGuarded)
    .flatMap(to => (strangers[to.auth] ?? []).map(([who, codes]) => ({ to, who: people[who], codes })))
  return inTurn(doors, ({ to, who, codes }) => mustRefuse(who, to, harmless(to), codes))
}

/** Calls that every administrator may make. */
const ownAffairs: readonly string[] = ['POST /Admin/auth/info', 'POST /Admin/auth/edit', 'POST /Admin/orders/express/find']

const refusesClerks = ({ people: { clerk } }: Visit) =>
  inTurn(
    endpoints.filter(to => to.auth === 'admin' && !onlyReads(to) && !ownAffairs.includes(nameOf(to))),
    to => mustRefuse(clerk, to, harmless(to), notAllowed),
  )

/** Calls of an audience or a role refuse everybody else before they validate the request. */
export const audienceChecks: readonly Check[] = [
  { name: 'audiences', about: 'Every call is closed to guests and to the tokens of other audiences.', run: refusesStrangers },
  { name: 'roles', about: 'What changes things is closed to administrators whose role does not allow it.', run: refusesClerks },
]
