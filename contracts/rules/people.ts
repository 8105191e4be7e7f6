import { isLogin } from '#contracts/api/accounts/auth.ts'
import { adminStores } from '#contracts/api/stores/back-office-stores.ts'
import { listMoneyLogs } from '#contracts/api/money/money-logs.ts'
import { register } from '#contracts/api/accounts/register.ts'
import { storeVerify } from '#contracts/api/stores/stores.ts'
import { ask, must, type Shop } from './rule.ts'

const others = new WeakMap<Shop, Promise<string>>()

/** A user name that is new in every run, at most 15 characters. */
export const freshName = (): string => `x${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`

const openStore = async (shop: Shop): Promise<string> => {
  const { access_token: token } = await ask(shop, register, { body: { username: freshName(), password: 'second-store' } })
  const user_id = await ask(shop, isLogin, { query: { provider: 'users' } }, { token })
  must(typeof user_id === 'number', 'data', 'the id of the account that was just opened', user_id)
  const store = { user_id: Number(user_id), store_name: 'The second store' }
  await ask(shop, adminStores.create, { body: { ...store, store_status: 1, store_verify: storeVerify.passed } }, 'admin')
  return token
}

/** The token of another seller, who opened a store with ordinary calls; created once for each server. */
export const secondSeller = (shop: Shop): Promise<string> => {
  const token = others.get(shop) ?? openStore(shop)
  others.set(shop, token)
  return token
}

/** The amount of the newest movement in one of the shopper's purses: 0 balance, 1 frozen balance, 2 points. */
export const lastMove = async (shop: Shop, is_type: 0 | 1 | 2): Promise<string | undefined> =>
  (await ask(shop, listMoneyLogs, { query: { is_type, per_page: 1 } }, 'shopper')).data[0]?.money
