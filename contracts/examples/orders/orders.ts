import { editOrder, listOrders, showOrder, trackOrder } from '#contracts/api/orders/orders.ts'
import { examplesOf, guarded, nobody } from '../kit.ts'
import { completed, foreign, paid, shipped, shortLine, summary, tracking, unpaid } from './samples.ts'
import { pageWith } from '../samples.ts'

const row = {
  id: paid.id,
  order_no: `9000000000${paid.id}`,
  total_price: '20.00',
  order_status: 2,
  order_status_cn: '等待发货',
  refund_status: 0,
  store: { id: 90_103, store_name: 'Corner Shop', store_logo: '/storage/stores/corner.svg' },
  created_at: '2026-01-02 03:04',
  order_goods: [shortLine],
} as const
const none = { data: [], total: 0, per_page: 30, last_page: 1, current_page: 1 }
const listed = pageWith({ ...row, order_goods: [shortLine] })

const detail = {
  order_status_cn: '确认收货',
  refund_status: 0,
  payment_name: 'balance',
  payment_name_cn: '余额支付',
  pay_time: '2026-01-03 03:04:05',
  created_at: '2026-01-02 03:04:05',
} as const

/** How pages ask for orders; some servers answer other fields without it. */
const asPages = { isResource: 'Home' } as const

export const orderExamples = [
  ...guarded(
    examplesOf(listOrders, [
      { when: 'all stages', given: paid.given, query: { page: 1, per_page: 30, order_status: -1, ...asPages }, reply: listed },
      { when: 'one stage', given: paid.given, query: { order_status: 2, ...asPages }, reply: listed },
      // No state promises the number of an order: that one is found by it is a rule.
      { when: 'a number that no order has', query: { order_no: '19700101000000', ...asPages }, reply: none, exact: ['total'] },
    ]),
  ),
  ...guarded(
    examplesOf(showOrder, [
      {
        when: 'it is on its way',
        given: shipped.given,
        params: { id: shipped.id },
        query: asPages,
        reply: { ...summary(shipped.id, 3), ...detail, delivery_list: tracking },
        exact: ['order_status'],
      },
      {
        when: 'it is not paid yet',
        given: unpaid.given,
        params: { id: unpaid.id },
        query: asPages,
        reply: {
          ...summary(unpaid.id, 1),
          ...detail,
          order_status_cn: '等待支付',
          payment_name: '',
          payment_name_cn: '未支付',
          pay_time: null,
          delivery_no: '',
          delivery_code: '',
          delivery_list: [],
        },
        exact: ['order_status', 'payment_name', 'delivery_no'],
      },
      { when: "it is somebody else's", given: foreign.given, params: { id: foreign.id }, error: 'notFound' },
    ]),
  ),
  ...guarded(
    examplesOf(editOrder, [
      {
        when: 'an unpaid one is cancelled',
        given: unpaid.given,
        params: { id: unpaid.id },
        body: { order_status: 0 },
        reply: ['0'],
      },
      {
        when: 'the receipt of one on its way is confirmed',
        given: shipped.given,
        params: { id: shipped.id },
        body: { order_status: 4 },
        reply: ['4'],
      },
      { when: 'there is none with this id', params: { id: nobody }, body: { order_status: 0 }, error: 'notFound' },
      {
        when: "it is somebody else's",
        given: foreign.given,
        params: { id: foreign.id },
        body: { order_status: 0 },
        error: 'notFound',
      },
      { when: 'it is paid already', given: paid.given, params: { id: paid.id }, body: { order_status: 0 }, error: 'wrongState' },
      {
        when: 'it is completed already',
        given: completed.given,
        params: { id: completed.id },
        body: { order_status: 4 },
        error: 'wrongState',
      },
      {
        when: 'shoppers may not set this stage',
        given: unpaid.given,
        params: { id: unpaid.id },
        body: { order_status: 2 },
        error: 'invalidInput',
      },
    ]),
  ),
  ...guarded(
    examplesOf(trackOrder, [
      { when: 'it is on its way', given: shipped.given, body: { id: shipped.id }, reply: tracking },
      { when: "it is somebody else's", given: foreign.given, body: { id: foreign.id }, error: 'notFound' },
    ]),
  ),
]
