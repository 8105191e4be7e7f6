import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import { endpoints } from '#contracts/api/index.ts'
import { onlyReads } from '#contracts/api/kit/endpoint.ts'
import { adminUsers } from '#contracts/api/accounts/users.ts'
import { ask, must, sampleOf, type Rule, type Shop } from '../rule.ts'

/** Values that nobody but their owner may read in the storefront, with a description of each. */
type Private = ReadonlyMap<string, string>

const known = new WeakMap<Shop, Promise<Private>>()

const others = (Object.keys(accounts) as AccountName[]).filter(name => name !== 'shopper')

const gather = async (shop: Shop): Promise<Private> => {
  const { data } = await ask(shop, adminUsers.list, { query: { per_page: 400 } }, 'admin')
  const phones = data
    .filter(({ username, phone }) => username !== 'shopper' && /^1\d{10}$/.test(phone))
    .map(({ username, phone }) => [phone, `the phone of ${username}`] as const)
  const tokens = await Promise.all(others.map(async name => [await shop.tokenOf(name), `the token of ${name}`] as const))
  return new Map([...phones, ...tokens])
}

/** Phones and tokens of everybody but the shopper; collected once for each server. */
const privateOf = (shop: Shop): Promise<Private> => {
  const all = known.get(shop) ?? gather(shop)
  known.set(shop, all)
  return all
}

const looking = endpoints.filter(to => onlyReads(to) && (to.auth === 'none' || to.auth === 'optional' || to.auth === 'buyer'))

/** The storefront reveals neither phones nor tokens of other people. */
export const privacyRules: readonly Rule[] = looking.map(to => ({
  name: "Other people's phones and tokens are not in the answer.",
  bug: 'phones or tokens of other people are sent',
  about: [to],
  source: 'PRO-6, STP-4',
  run: async shop => {
    const sample = sampleOf(shop, to)
    const secrets = await privateOf(shop)
    await shop.given(...sample.given)
    const text = JSON.stringify((await shop.send(to, sample, sample.as)).data)
    for (const [secret, what] of secrets) must(!text.includes(secret), 'data', `nothing of others, such as ${what}`, secret)
  },
}))
