import { continueRefund, decideRefund, requestRefund, showRefund, withdrawRefund } from '#contracts/api/after-sales/refunds.ts'
import { sellerFindOrders } from '#contracts/api/orders/back-office-orders.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { examplesOf, guarded, nobody } from '../kit.ts'
import { foreign, paid, summary, unpaid } from '../orders/samples.ts'

type Type = 0 | 1
type Verify = 0 | 1 | 2
type Step = 0 | 1 | 2 | 3

const at = <Id extends number, T extends Type, V extends Verify, S extends Step>(id: Id, type: T, verify: V, step: S) =>
  ({
    id,
    given: ['an order has an after-sales case', { id, refund_type: type, refund_verify: verify, refund_step: step }],
  }) as const

const requested = at(90_141, 0, 0, 0)
const accepted = at(90_142, 1, 1, 0)
const sent = at(90_143, 1, 1, 1)
const sentAgain = at(90_144, 1, 1, 2)
const refunded = at(90_145, 0, 1, 3)
const refused = at(90_146, 0, 2, 0)
const settled = { id: 90_147, given: ['an order is settled', { id: 90_147, settlement_id: 90_148 }] } as const
const elsewhere = { id: 90_149, given: ['an order of another store has an after-sales case', { id: 90_149 }] } as const

const parcel = { delivery_no: 'YD9000000002', delivery_code: 'yd' }
const again = { re_delivery_no: 'YD9000000003', re_delivery_code: 'yd' }
const form = { refund_type: 1, refund_remark: 'It is broken' } as const

const refund = {
  id: 90_151,
  order_id: sentAgain.id,
  refund_type: 1,
  refund_verify: 1,
  refund_step: 2,
  ...parcel,
  ...again,
  refund_remark: 'It is broken',
  images: '',
  refuse_remark: '',
  created_at: '2026-01-05 03:04:05',
} as const

const ofShoppers = [
  ...guarded(
    examplesOf(requestRefund, [
      { when: 'a paid order is to be exchanged', given: paid.given, body: { order_id: paid.id, ...form }, reply: true },
      {
        when: 'the previous case was refused',
        given: refused.given,
        body: { order_id: refused.id, refund_remark: 'It is broken' },
        reply: true,
      },
      { when: 'a case is open', given: requested.given, body: { order_id: requested.id, ...form }, error: 'wrongState' },
      { when: 'it is not paid yet', given: unpaid.given, body: { order_id: unpaid.id, ...form }, error: 'wrongState' },
      {
        when: 'the money was refunded before',
        given: refunded.given,
        body: { order_id: refunded.id, ...form },
        error: 'wrongState',
      },
      { when: 'it is settled', given: settled.given, body: { order_id: settled.id, ...form }, error: 'refundTooLate' },
      { when: "it is somebody else's", given: foreign.given, body: { order_id: foreign.id, ...form }, error: 'notFound' },
      { when: 'there is no reason', given: paid.given, body: { order_id: paid.id, refund_remark: '' }, error: 'invalidInput' },
    ]),
  ),
  ...guarded(
    examplesOf(showRefund, [
      {
        when: 'the seller has shipped the replacement',
        given: sentAgain.given,
        params: { id: sentAgain.id },
        reply: refund,
        exact: ['order_id'],
      },
      { when: 'the order has no case', given: paid.given, params: { id: paid.id }, error: 'notFound' },
      { when: "it is somebody else's", given: elsewhere.given, params: { id: elsewhere.id }, error: 'notFound' },
    ]),
  ),
  ...guarded(
    examplesOf(withdrawRefund, [
      { when: 'the seller has not decided', given: requested.given, params: { id: requested.id }, reply: true },
      { when: 'it is accepted already', given: accepted.given, params: { id: accepted.id }, error: 'wrongState' },
      { when: 'it is refused already', given: refused.given, params: { id: refused.id }, error: 'wrongState' },
      { when: 'the order has no case', params: { id: nobody }, error: 'notFound' },
      { when: "it is somebody else's", as: 'newcomer', given: requested.given, params: { id: requested.id }, error: 'notFound' },
    ]),
  ),
  ...guarded(
    examplesOf(continueRefund, [
      { when: 'the return was accepted', given: accepted.given, params: { id: accepted.id }, body: parcel, reply: true },
      {
        when: 'the seller has shipped the replacement',
        given: sentAgain.given,
        params: { id: sentAgain.id },
        body: { refund_step: 3 },
        reply: true,
      },
      {
        // Proves REF-15.
        when: 'the tracking number is missing',
        given: accepted.given,
        params: { id: accepted.id },
        body: { delivery_no: '' },
        error: 'deliveryMissing',
      },
      { when: 'nothing is decided yet', given: requested.given, params: { id: requested.id }, body: parcel, error: 'wrongState' },
      {
        when: 'the seller has not shipped the replacement',
        given: sent.given,
        params: { id: sent.id },
        body: { refund_step: 3 },
        error: 'wrongState',
      },
      { when: 'the order has no case', given: paid.given, params: { id: paid.id }, body: parcel, error: 'notFound' },
      {
        when: 'there is no such step',
        given: sentAgain.given,
        params: { id: sentAgain.id },
        body: { refund_step: 2 },
        error: 'invalidInput',
      },
    ]),
  ),
]

const ofSellers = [
  ...guarded(
    examplesOf(decideRefund, [
      { when: 'it is accepted', given: requested.given, params: { id: requested.id }, body: { refund_verify: 1 }, reply: true },
      {
        when: 'it is refused',
        given: requested.given,
        params: { id: requested.id },
        body: { refund_verify: 2, refuse_remark: 'The goods are fine' },
        reply: true,
      },
      { when: 'the buyer has returned the goods', given: sent.given, params: { id: sent.id }, body: again, reply: true },
      {
        when: 'it was decided before',
        given: refused.given,
        params: { id: refused.id },
        body: { refund_verify: 1 },
        error: 'wrongState',
      },
      {
        // Proves REF-15.
        when: 'the tracking number is missing',
        given: sent.given,
        params: { id: sent.id },
        body: { re_delivery_no: '' },
        error: 'deliveryMissing',
      },
      {
        when: "it is another store's",
        given: elsewhere.given,
        params: { id: elsewhere.id },
        body: { refund_verify: 1 },
        error: 'notFound',
      },
      { when: 'there is none with this id', params: { id: nobody }, body: { refund_verify: 1 }, error: 'notFound' },
      {
        when: 'there is no such decision',
        given: requested.given,
        params: { id: requested.id },
        body: { refund_verify: 3 },
        error: 'invalidInput',
      },
    ]),
  ),
  ...examplesOf(sellerFindOrders, [
    {
      when: 'it is in after-sales',
      given: sentAgain.given,
      query: { params: encodeParams({ order_id: [sentAgain.id] }) },
      reply: [{ ...summary(sentAgain.id, 5), refund }],
      exact: ['id', 'order_status', 'refund.refund_step'],
    },
  ]),
]

export const refundExamples = [...ofShoppers, ...ofSellers]
