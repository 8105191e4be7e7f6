import { accountFor } from '#contracts/states/ready-accounts.ts'
import { endpoints } from '#contracts/api/index.ts'
import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import { checkPayment, createOrder, orderAfter, payOrder, trackOrder } from '#contracts/api/orders/orders.ts'
import { anyPage, keyOf, pagedCalls } from './lists.ts'
import { secondSeller } from '../people.ts'
import { changesNothing } from './refusals.ts'
import { shown } from '../first-difference.ts'
import { Broken, must, sampleOf, sure, type Rule, type Shop, type Who } from '../rule.ts'

const stranger = async (shop: Shop, { auth }: Endpoint): Promise<Who> =>
  auth === 'seller' ? { token: await secondSeller(shop) } : 'newcomer'

/** This call ignores the id in its path: it saves the templates of its form. */
const saysNothing = 'PUT /Seller/freights/{id}'

const byBody: readonly Endpoint[] = [payOrder, checkPayment, orderAfter, trackOrder, createOrder]

/** Calls that address a record of the caller; an order names an address. */
const owned = endpoints.filter(
  to =>
    byBody.includes(to) ||
    ((to.auth === 'buyer' || to.auth === 'seller') && /{ids?}/.test(to.path) && nameOf(to) !== saysNothing),
)

const closed = (to: Endpoint): Rule => ({
  name: 'Records of somebody else can be neither read nor changed.',
  about: [to],
  source: 'CRT-9, OST-10, ORD-5',
  bug: 'what belongs to somebody else can be read or changed',
  run: async shop => {
    const sample = sampleOf(shop, to)
    // A caller has exactly one store, addressed by the id 0.
    if (sample.params?.id === 0) return
    await shop.given(...sample.given)
    const who = await stranger(shop, to)
    const { code, data } = await changesNothing(shop, to, { ...sample, when: 'somebody else asks' }, who)
    if (code === OK) throw new Broken('code', '500 (notFound: it belongs to somebody else)', `200 ${shown(data)}`)
  },
})

/** Lists that are the same for everybody. */
const shared: readonly string[] = ['/Seller/goods_brands', '/Seller/permission_groups', '/user/distributions']

const ownLists = pagedCalls.filter(({ auth, path }) => (auth === 'buyer' || auth === 'seller') && !shared.includes(path))

const apart = (to: Endpoint): Rule => ({
  name: "A list contains the caller's own rows only.",
  about: [to],
  source: 'OST-10',
  bug: 'rows of somebody else are shown',
  run: async shop => {
    const { given, query: usual } = sampleOf(shop, to)
    await shop.given(...given)
    const kept = Object.fromEntries(Object.entries(usual ?? {}).filter(([key]) => key === 'is_type' || key === 'isResource'))
    const look = async (who: Who) =>
      anyPage.parse(sure(await shop.send(to, { query: { ...kept, per_page: 400 } }, who))).data.map(keyOf)
    const own = await look(accountFor(to))
    const theirs = await look(await stranger(shop, to))
    const both = theirs.filter(key => own.includes(key))
    must(both.length === 0, 'data.data[].id', 'no row of somebody else', both)
  },
})

/** Only its owner can read or change a record of a shopper or a store. */
export const ownershipRules: readonly Rule[] = [...owned.map(closed), ...ownLists.map(apart)]
