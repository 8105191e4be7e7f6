import { setDefaultAddress, userAddresses } from '#contracts/api/accounts/addresses.ts'
import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { ignoresForgery } from '../assignment.ts'
import { ask, same, sampleOf, sure, users, type Rule } from '../rule.ts'

const oneDefault: Rule = {
  name: 'At most one address is the default.',
  about: [setDefaultAddress, userAddresses.list],
  source: 'PER-2',
  run: async shop => {
    const ids = [95_603, 95_604]
    await shop.given(...ids.map(id => ['the shopper has an address', { id }] as const))
    for (const id of ids) await ask(shop, setDefaultAddress, { params: { id } }, 'shopper')
    const { data } = await ask(shop, userAddresses.list, { query: { per_page: 400 } }, 'shopper')
    same(
      'data.data[].id of the default ones',
      data.filter(({ is_default }) => is_default === 1).map(({ id }) => id),
      [95_604],
    )
  },
}

const owner = ignoresForgery({
  name: 'A form cannot move an address to another shopper.',
  about: [userAddresses.update],
  source: 'PER-1',
  run: async shop => {
    const { body, params, given } = sampleOf(shop, userAddresses.update)
    await shop.given(...given)
    const { id } = await ask(shop, buyerInfo, users, 'newcomer')
    sure(await shop.send(userAddresses.update, { params, body: { ...Object(body), user_id: id } }, 'shopper'))
    sure(await shop.send(userAddresses.show, { params }, 'shopper'))
  },
})

/** Rules for the addresses of a shopper. */
export const addressRules: readonly Rule[] = [oneDefault, owner]
