import { endpoints } from '#contracts/api/index.ts'
import { onlyReads, paramNames, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { adminInfo, buyerInfo, sellerInfo } from '#contracts/api/accounts/auth.ts'
import { secretIn } from '#contracts/rules/every-call/secrets.ts'
import { inTurn, notBuilt, trouble, type Check, type PersonName, type Trouble, type Visit } from '../check.ts'
import { isMissing, type Parts } from '../person.ts'

/** The caller. Calls that guests may make are made as a shopper, because the response contains more. */
const readerOf = (to: Endpoint): PersonName => {
  if (to.auth === 'none') return 'guest'
  return to.auth === 'admin' || to.auth === 'seller' ? to.auth : 'shopper'
}

/** Settings may contain secrets, because their form shows them to administrators. */
const shown = (to: Endpoint): boolean =>
  onlyReads(to) && paramNames(to.path).length === 0 && !to.path.startsWith('/Admin/configs')

const profiles: readonly (readonly [Endpoint, Parts])[] = [
  [buyerInfo, { body: { provider: 'users' } }],
  [sellerInfo, { body: { provider: 'users' } }],
  [adminInfo, { body: { provider: 'admins' } }],
]

const requestTo = (to: Endpoint): readonly [Endpoint, Parts] => [to, to.variant ? { query: { [to.variant]: 'true' } } : {}]

const hidesSecrets = ({ people, accounts }: Visit): Promise<Trouble[]> => {
  const passwords = Object.values(accounts).flatMap(({ password, payPassword }) =>
    [password, payPassword].filter(text => text.length > 6),
  )
  return inTurn([...endpoints.filter(shown).map(requestTo), ...profiles], async ([to, parts]) => {
    const answer = await people[readerOf(to)].send(to, parts)
    const secret = secretIn(answer.text)
    const password = passwords.find(text => answer.text.includes(text))
    if (password) return [trouble(to, answer, 'no password in any answer', `… ${password} …`)]
    if (!secret && isMissing(answer)) return [notBuilt(to, answer)]
    return secret ? [trouble(to, answer, `"${secret.field}" is never sent`, secret.around)] : []
  })
}

/** What no response may contain. */
export const leakChecks: readonly Check[] = [
  { name: 'leaks', about: 'No answer holds passwords, hashes, or words of the machinery behind it.', run: hidesSecrets },
]
