import {
  adminDistributionLogs,
  listCommissions,
  listInvitees,
  sellerDistributionLogs,
  sellerDistributions,
} from '#contracts/api/marketing/distributions.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf, guarded } from '../kit.ts'
import { offered, otherReferral, referral } from './samples.ts'
import { goods, pageWith } from '../samples.ts'

const created_at = '2026-01-02 03:04:05'
const rates = { lev_1: '5.00', lev_2: '3.00', lev_3: '1.00' }
const { id, goods_id, given } = referral

const log = {
  id: 90_309,
  name: 'First level',
  store_name: 'Corner Shop',
  nickname: 'Guest',
  order_no: '900000000090309',
  goods_price: '20.00',
  lev: '5.00',
  money: '20.00',
  commission: '1.00',
  status: 0 as const,
  created_at,
}
const logs = { given: ['the shopper earned a commission', { id: log.id }], id: log.id, row: log } as const

const guest = { id: 90_331, nickname: 'Guest', avatar: '/storage/avatar/guest.svg', login_time: created_at, created_at }

export const distributionExamples = [
  ...crudExamples(sellerDistributions, {
    given,
    id,
    row: { id, goods_id, ...offered, ...rates, total_money: '0.00', total_commission: '0.00', created_at },
    added: { goods_id: goods.id, ...rates },
    addedGiven: goods.onSale,
    changed: { goods_id, ...rates, lev_1: '8.00' },
    wrong: { goods_id, ...rates, lev_1: '100.01' },
    refusals: [
      {
        when: 'the product has an offer already',
        given: otherReferral.given,
        body: { goods_id: otherReferral.goods_id, ...rates },
        error: 'campaignOverlaps',
      },
    ],
  }),
  ...crudExamples(sellerDistributionLogs, logs),
  ...crudExamples(adminDistributionLogs, logs),
  ...guarded(
    examplesOf(listInvitees, [
      {
        when: 'people invited by the shopper',
        given: ['the shopper invited somebody', { id: guest.id }],
        query: { lev: 0, page: 1, per_page: 30 },
        reply: pageWith(guest),
      },
      { when: 'there is no such level', query: { lev: 3 }, error: 'invalidInput' },
    ]),
  ),
  ...guarded(
    examplesOf(listCommissions, [
      { when: 'the shopper earned one', given: logs.given, query: { page: 1, per_page: 30 }, reply: pageWith(log) },
    ]),
  ),
]
