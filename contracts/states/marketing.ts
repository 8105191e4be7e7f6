import { z } from 'zod'
import { sellerCollectives } from '../api/marketing/collectives.ts'
import { listCoupons, sellerCoupons } from '../api/marketing/coupons.ts'
import { listInvitees, sellerDistributionLogs, sellerDistributions } from '../api/marketing/distributions.ts'
import { sellerFullReductions } from '../api/marketing/full-reductions.ts'
import { ask, state } from './state.ts'
import { id } from '../api/kit/values.ts'
import { sellerSeckills } from '../api/marketing/seckills.ts'
import { goods } from './questions.ts'

const offer = z.object({ id, goods_id: id })

/** States of campaigns, groups and referrals. Products are on sale, without SKUs, at the store of the ready account `seller`. */
export const marketingStates = {
  'a coupon is on offer': state({
    about:
      'A coupon campaign of the store is running: 5.00 off from 10.00 on. `stock` coupons are left, and the shopper has none.',
    facts: z.object({ id, stock: z.int().min(0) }),
    readBack: ({ id, stock }) => [
      ask(sellerCoupons.list, { query: { id } }, 'seller', reply =>
        reply.data.some(one => one.id === id && one.status === 1 && one.stock === stock),
      ),
    ],
  }),
  'the shopper has a coupon': state({
    about:
      "The shopper has received the store's coupon `coupon_id` and not used it; it is valid now, for purchases from 10.00 on.",
    facts: z.object({ id, coupon_id: id }),
    readBack: ({ id, coupon_id }) => [
      ask(listCoupons, { query: { id } }, 'shopper', reply =>
        reply.data.some(log => log.id === id && log.coupon_id === coupon_id && log.status === 0),
      ),
    ],
  }),
  'a spend-and-save rule is running': state({
    about: 'A spend-and-save rule of the store is running: 5.00 off from 9999.00 on.',
    facts: z.object({ id }),
    readBack: ({ id }) => [
      ask(sellerFullReductions.list, { query: { id } }, 'seller', reply =>
        reply.data.some(one => one.id === id && one.status === 1),
      ),
    ],
  }),
  'a product has a group-buy offer': state({
    about: 'The product, which ships free, has a group-buy offer with this id, and nobody has opened a group.',
    facts: offer,
    readBack: ({ id, goods_id }) => [
      ask(sellerCollectives.show, { params: { id } }, 'seller', reply => reply.goods_id === goods_id),
      goods(goods_id, reply => reply.collectives !== false && reply.collective_list.length === 0),
    ],
  }),
  'a group waits for its last member': state({
    about: 'Somebody else has opened a group with this id for the product, which ships free; one more order completes it.',
    facts: offer,
    readBack: ({ id, goods_id }) => [
      goods(goods_id, reply => reply.collective_list.some(group => group.id === id && group.orders_count === group.need - 1)),
    ],
  }),
  'a group is complete': state({
    about: 'The group with this id for the product, which ships free, has all its members.',
    facts: offer,
    readBack: ({ id, goods_id }) => [
      goods(goods_id, reply => reply.collectives !== false && !reply.collective_list.some(group => group.id === id)),
    ],
  }),
  'a product is in a flash sale': state({
    about:
      'A flash sale with this id, at 20.00 percent off, started with the present hour and goes on for the product, which ships free.',
    facts: offer,
    readBack: ({ id, goods_id }) => [
      ask(sellerSeckills.show, { params: { id } }, 'seller', reply => reply.goods_id === goods_id),
      goods(goods_id, reply => reply.seckills !== false && reply.seckills.discount === '20.00'),
    ],
  }),
  'a product has a referral offer': state({
    about: 'The product, which ships free, has a referral offer with this id.',
    facts: offer,
    readBack: ({ id, goods_id }) => [
      ask(sellerDistributions.show, { params: { id } }, 'seller', reply => reply.goods_id === goods_id),
    ],
  }),
  'the shopper earned a commission': state({
    about:
      'Somebody else paid an order at the store, of a product that ships free. It earns the shopper a commission with this id, which is not settled yet.',
    facts: z.object({ id }),
    readBack: ({ id }) => [
      ask(sellerDistributionLogs.list, { query: { id } }, 'seller', reply =>
        reply.data.some(log => log.id === id && log.status === 0),
      ),
    ],
  }),
  'the shopper invited somebody': state({
    about: 'An account with this id was registered by invitation of the shopper.',
    facts: z.object({ id }),
    readBack: ({ id }) => [
      ask(listInvitees, { query: { lev: 0, per_page: 400 } }, 'shopper', reply => reply.data.some(one => one.id === id)),
    ],
  }),
} as const
