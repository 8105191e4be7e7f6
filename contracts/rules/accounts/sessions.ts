import { isLogin, login, logout } from '#contracts/api/accounts/auth.ts'
import { listBindings, unbindOauth } from '#contracts/api/accounts/oauth.ts'
import { register } from '#contracts/api/accounts/register.ts'
import { freshName } from '../people.ts'
import { ask, must, refused, same, type Rule } from '../rule.ts'

const registers: Rule = {
  name: 'Registering signs in and reserves the user name; the account can sign in again, and signing out ends the session.',
  about: [register, login, logout, isLogin],
  source: 'SGN-2, REG-2',
  run: async shop => {
    const account = { username: freshName(), password: 'first-of-all' }
    const first = await ask(shop, register, { body: account })
    const who = (token: string) => ask(shop, isLogin, { query: { provider: 'users' } }, { token })
    const id = await who(first.access_token)
    must(typeof id === 'number', 'data', 'an id', id)
    await refused(shop, 'accountTaken', register, { body: account })
    await refused(shop, 'wrongCredentials', login, { body: { ...account, password: 'second-best' } })
    const again = await ask(shop, login, { body: account })
    same('data', await who(again.access_token), id)
    await ask(shop, logout, { body: { provider: 'users' } }, { token: again.access_token })
    same('data', await who(again.access_token), [])
  },
}

const unbinds: Rule = {
  name: 'A binding that was removed is gone.',
  about: [unbindOauth],
  source: 'SGN-8',
  level: 'full',
  run: async shop => {
    await shop.given(['the shopper is bound to WeChat', { id: 95_902 }])
    same('data', await ask(shop, unbindOauth, { params: { ids: 95_902 } }, 'shopper'), 1)
    same('data', await ask(shop, listBindings, {}, 'shopper'), [])
  },
}

/** Rules for registering, signing in, and bindings. */
export const sessionRules: readonly Rule[] = [registers, unbinds]
