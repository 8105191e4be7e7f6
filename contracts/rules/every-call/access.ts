import { accountFor, accounts, strangerFor, type AccountName } from '#contracts/states/ready-accounts.ts'
import { logout } from '#contracts/api/accounts/auth.ts'
import { endpoints } from '#contracts/api/index.ts'
import { isGuarded } from '#contracts/api/kit/refusals.ts'
import { providerOf } from '#contracts/wire/audience.ts'
import { fetchToken } from '#contracts/wire/sign-in.ts'
import { ask, isRefusal, sampleOf, type Rule, type Shop } from '../rule.ts'

const deadTokens = new WeakMap<Shop, Map<AccountName, Promise<string>>>()

const endedToken = async (shop: Shop, name: AccountName): Promise<string> => {
  const { audience, username, password } = accounts[name]
  const token = await fetchToken((to, input) => ask(shop, to, input), audience, username, password)
  await ask(shop, logout, { body: { provider: providerOf(audience) } }, { token })
  return token
}

/** The token of an ended session; created once for each account and server. */
const deadToken = (shop: Shop, name: AccountName): Promise<string> => {
  const known = deadTokens.get(shop) ?? new Map<AccountName, Promise<string>>()
  deadTokens.set(shop, known)
  const token = known.get(name) ?? endedToken(shop, name)
  known.set(name, token)
  return token
}

/** Every guarded call refuses guests, other audiences and ended sessions. */
export const accessRules: readonly Rule[] = endpoints.filter(isGuarded).flatMap((to): Rule[] => [
  {
    name: 'Without a token, or with one that was never issued, the call is refused.',
    about: [to],
    source: 'SGN-3, ENV-1',
    run: async shop => {
      const parts = sampleOf(shop, to)
      isRefusal(await shop.send(to, parts), 'notLoggedIn', 'nobody is signed in')
      isRefusal(await shop.send(to, parts, { token: 'never-issued' }), 'notLoggedIn', 'this token was never issued')
    },
  },
  {
    name: 'The token of another audience is refused.',
    about: [to],
    source: 'SGN-1',
    run: async shop => {
      const who = strangerFor(to)
      isRefusal(await shop.send(to, sampleOf(shop, to), who), 'notLoggedIn', `the token belongs to ${who}, of another audience`)
    },
  },
  {
    name: 'The token of an ended session is refused.',
    about: [to],
    source: 'SGN-4',
    run: async shop => {
      const token = await deadToken(shop, accountFor(to) ?? 'shopper')
      isRefusal(await shop.send(to, sampleOf(shop, to), { token }), 'notLoggedIn', 'the session was ended')
    },
  },
])
