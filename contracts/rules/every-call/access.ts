import type { AccountName } from '#contracts/states/ready-accounts.ts'
import { captcha, login, logout } from '#contracts/api/accounts/auth.ts'
import { accounts } from '#contracts/states/ready-accounts.ts'
import { endpoints } from '#contracts/api/index.ts'
import { isGuarded } from '#contracts/api/kit/refusals.ts'
import { ask, isRefusal, sampleOf, type Rule, type Shop } from '../rule.ts'

/** For each kind of call, a ready account of another audience, whose token the call must refuse. */
const strangers = { buyer: 'admin', seller: 'admin', admin: 'shopper', none: undefined, optional: undefined } as const

const signIn = async (shop: Shop, name: AccountName): Promise<string> => {
  const { audience, username, password } = accounts[name]
  const isAdmin = audience === 'admin'
  const sign = isAdmin ? await ask(shop, captcha, { body: { username } }) : undefined
  const body = { username, password, provider: isAdmin ? ('admins' as const) : ('users' as const), ...(sign && { sign }) }
  return (await ask(shop, login, { body })).access_token
}

const deadTokens = new WeakMap<Shop, Map<AccountName, Promise<string>>>()

const endedToken = async (shop: Shop, name: AccountName): Promise<string> => {
  const token = await signIn(shop, name)
  await ask(shop, logout, { body: { provider: accounts[name].audience === 'admin' ? 'admins' : 'users' } }, { token })
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
      const who = strangers[to.auth]
      isRefusal(await shop.send(to, sampleOf(shop, to), who), 'notLoggedIn', `the token belongs to ${who}, of another audience`)
    },
  },
  {
    name: 'The token of an ended session is refused.',
    about: [to],
    source: 'SGN-4',
    run: async shop => {
      const token = await deadToken(shop, to.auth === 'admin' ? 'admin' : to.auth === 'seller' ? 'seller' : 'shopper')
      isRefusal(await shop.send(to, sampleOf(shop, to), { token }), 'notLoggedIn', 'the session was ended')
    },
  },
])
