import fc from 'fast-check'
import { handleMoney } from '#contracts/api/accounts/users.ts'
import { adminCashes, requestCash, sellerCashes } from '#contracts/api/money/cashes.ts'
import type { Given } from '#contracts/states/index.ts'
import { made } from '../ids.ts'
import { drawn, inOrder, one, step, type Flow } from './kit.ts'

const [store, somebody, ofShopper, ofStore] = [90_401, 90_163, 90_161, 90_162]

const given: readonly Given[] = [
  // Withdrawals cost 5 %.
  ['the site has settings', {}],
  ['a store exists', { id: store, store_verify: 4, store_status: 1 }],
  ['another shopper has a balance', { id: somebody, money: '50.00' }],
  ['the shopper is verified', { id: 90_165 }],
  ['the shopper has a balance', { money: '50.00' }],
  ['the store has a balance', { money: '50.00' }],
  ['a withdrawal of the shopper exists', { id: ofShopper, cash_status: 0 }],
  ['a withdrawal of the store exists', { id: ofStore, cash_status: 0 }],
]

const sum = one('0.01', '20.00', '33.33', '49.99', '50.00', '50.01')

const handles = drawn(
  {
    to: one({ id: somebody, is_belong: 0 }, { id: store, is_belong: 1 }, { id: store, is_belong: 1 }),
    money: one('20.50', '-20.50', '33.33', '-50.01', '0.005'),
    is_type: one(0, 0, 0, 1, 2),
    info: one('', 'A parcel came late'),
  },
  ({ to, ...body }) => step(handleMoney, { body: { ...to, ...body } }),
)

const account = { name: 'Li Lei', bank_name: 'Sample Bank', card_no: '6222000000000001' }
const asks = fc.oneof(
  drawn({ money: sum, remark: one('', 'For rent') }, body => step(requestCash, { body })),
  drawn({ money: sum, remark: one('', 'For rent') }, body => step(sellerCashes.create, { body: { ...account, ...body } })),
)

const waiting = one(ofShopper, ofStore, made('cashes', 0), made('cashes', 0), made('cashes', 1))
const decides = drawn(
  { id: waiting, cash_status: one(0, 1, 2), refuse_info: one('', 'The account is closed') },
  ({ id, ...body }) => step(adminCashes.update, { params: { id }, body }),
)
const takesBack = fc.oneof(
  drawn({ ids: waiting }, params => step(sellerCashes.remove, { params })),
  drawn({ ids: waiting }, params => step(adminCashes.remove, { params })),
)

/** Purses of shoppers and stores: changes by an administrator, and withdrawals from the request to the decision. */
export const moneyFlows: readonly Flow[] = [
  {
    name: 'purses of shoppers and stores, and withdrawals',
    about: [handleMoney, requestCash, sellerCashes.create, sellerCashes.remove, adminCashes.update, adminCashes.remove],
    given,
    plans: inOrder(
      given,
      { of: handles, most: 2 },
      { of: asks, least: 1, most: 2 },
      { of: fc.oneof(decides, decides, takesBack), most: 2 },
      { of: fc.oneof(decides, takesBack, handles), most: 2 },
    ),
  },
]
