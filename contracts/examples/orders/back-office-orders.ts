import { encodeParams } from '#contracts/wire/params.ts'
import {
  adminAddOrder,
  adminFindOrders,
  adminOrders,
  adminOrderStatus,
  adminTrackOrder,
  adminWaybill,
  sellerFindOrders,
  sellerOrders,
  sellerOrderStatus,
  sellerTrackOrder,
  sellerWaybill,
} from '#contracts/api/orders/back-office-orders.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf, guarded, nobody } from '../kit.ts'
import {
  completed,
  completedDetail,
  completedRow,
  elsewhere,
  paid,
  receiver,
  shipped,
  summary,
  tracking,
  unpaid,
  waitingRow,
} from './samples.ts'
import { goods, offShelf, pageWith, soldOut, variant } from '../samples.ts'

const delivery = { delivery_code: 'yd', delivery_no: 'YD9000000001' }
const orders = {
  given: completed.given,
  id: completed.id,
  row: completedRow,
  detail: completedDetail,
  changed: receiver,
  wrong: { ...receiver, receive_tel: '123456789012' },
}
const find = (...order_id: number[]) => ({ params: encodeParams({ order_id }) })
const found = [{ ...summary(paid.id, 2), delivery_no: '', delivery_code: '' }]

const withoutParcel = {
  when: 'a shipped one would lose its tracking number',
  given: shipped.given,
  params: { id: shipped.id },
  body: { delivery_no: '' },
  error: 'deliveryMissing',
} as const

const ofSellers = [
  ...crudExamples(sellerOrders, orders),
  ...examplesOf(sellerOrders.list, [
    {
      when: "a sub-account works for its owner's store",
      as: 'staff',
      given: paid.given,
      query: { id: paid.id },
      reply: pageWith(waitingRow),
    },
  ]),
  ...examplesOf(sellerOrders.show, [
    { when: "it is another store's", given: elsewhere.given, params: { id: elsewhere.id }, error: 'notFound' },
  ]),
  ...examplesOf(sellerOrders.update, [
    { when: "it is another store's", given: elsewhere.given, params: { id: elsewhere.id }, body: receiver, error: 'notFound' },
    withoutParcel,
  ]),
  ...guarded(
    examplesOf(sellerOrderStatus, [
      { when: 'it is paid', given: paid.given, body: { id: paid.id, status: 3, ...delivery }, reply: ['3'] },
      {
        when: "it is another store's",
        given: elsewhere.given,
        body: { id: elsewhere.id, status: 3, ...delivery },
        error: 'notFound',
      },
      { when: 'it is not paid yet', given: unpaid.given, body: { id: unpaid.id, status: 3, ...delivery }, error: 'wrongState' },
      {
        when: 'the tracking number is missing',
        given: paid.given,
        body: { id: paid.id, status: 3, delivery_code: 'yd', delivery_no: '' },
        error: 'deliveryMissing',
      },
      { when: 'sellers may not set this stage', given: paid.given, body: { id: paid.id, status: 4 }, error: 'invalidInput' },
    ]),
  ),
  ...guarded(
    examplesOf(sellerFindOrders, [
      {
        when: "it belongs to the seller's store",
        given: paid.given,
        query: find(paid.id),
        reply: found,
        exact: ['id', 'order_status'],
      },
      { when: "it is another store's", given: elsewhere.given, query: find(elsewhere.id), error: 'notFound' },
      { when: 'the parameters cannot be decoded', query: { params: 'no base64!' }, error: 'invalidInput' },
    ]),
  ),
  ...guarded(
    examplesOf(sellerTrackOrder, [
      { when: 'it is on its way', given: shipped.given, body: { id: shipped.id }, reply: tracking },
      { when: "it is another store's", given: elsewhere.given, body: { id: elsewhere.id }, error: 'notFound' },
    ]),
  ),
]

const ofAdministrators = [
  ...crudExamples(adminOrders, { ...orders, open: ['list', 'show'] }),
  ...examplesOf(adminOrders.update, [withoutParcel]),
  ...examplesOf(adminOrders.list, [
    {
      when: 'an administrator with read-only permissions asks',
      as: 'clerk',
      given: paid.given,
      query: { id: paid.id },
      reply: pageWith(waitingRow),
    },
  ]),
  ...guarded(
    examplesOf(adminOrderStatus, [
      { when: 'a paid one is shipped', given: paid.given, body: { id: paid.id, status: 3, ...delivery }, reply: ['3'] },
      { when: 'an unpaid one is cancelled', given: unpaid.given, body: { id: unpaid.id, status: 0 }, reply: ['0'] },
      { when: 'there is none with this id', body: { id: nobody, status: 3, ...delivery }, error: 'notFound' },
      {
        when: 'a completed one is cancelled',
        given: completed.given,
        body: { id: completed.id, status: 0 },
        error: 'wrongState',
      },
      {
        when: 'the courier is missing',
        given: paid.given,
        body: { id: paid.id, status: 3, delivery_code: '', delivery_no: 'YD9000000001' },
        error: 'deliveryMissing',
      },
      { when: 'there is no such stage', given: paid.given, body: { id: paid.id, status: 9 }, error: 'invalidInput' },
    ]),
  ),
  ...guarded(
    examplesOf(adminFindOrders, [
      { when: 'they exist', given: paid.given, query: find(paid.id), reply: found, exact: ['id', 'order_status'] },
      { when: 'there is none with this id', query: find(nobody), error: 'notFound' },
      { when: 'the parameters cannot be decoded', query: { params: 'no base64!' }, error: 'invalidInput' },
    ]),
    true,
  ),
  ...guarded(
    examplesOf(adminTrackOrder, [
      { when: 'it is on its way', given: shipped.given, body: { id: shipped.id }, reply: tracking },
      { when: 'there is none with this id', body: { id: nobody }, error: 'notFound' },
    ]),
    true,
  ),
]

const buyer = { id: 90_131, given: ['another shopper has a balance', { id: 90_131, money: '0.00' }] } as const
const form = { user_id: buyer.id, goods_id: goods.id, ...receiver }

const waybills = [
  ...guarded(
    examplesOf(sellerWaybill, [
      { when: 'it is paid', given: paid.given, params: { id: paid.id }, reply: 'YD9000000001' },
      { when: 'it is not paid yet', given: unpaid.given, params: { id: unpaid.id }, error: 'wrongState' },
      { when: "it is another store's", given: elsewhere.given, params: { id: elsewhere.id }, error: 'notFound' },
    ]),
  ),
  ...guarded(
    examplesOf(adminWaybill, [
      { when: 'it is paid', given: paid.given, params: { id: paid.id }, reply: 'YD9000000001' },
      { when: 'it is not paid yet', given: unpaid.given, params: { id: unpaid.id }, error: 'wrongState' },
      { when: 'there is none with this id', params: { id: nobody }, error: 'notFound' },
    ]),
  ),
  ...guarded(
    examplesOf(adminAddOrder, [
      { when: 'the product is on sale', given: [buyer.given, goods.onSale], body: form, reply: { id: 90_099 } },
      { when: 'there is no such shopper', given: goods.onSale, body: { ...form, user_id: nobody }, error: 'notFound' },
      {
        when: 'the product is off the shelf',
        given: [buyer.given, offShelf.given],
        body: { ...form, goods_id: offShelf.id },
        error: 'offShelf',
      },
      {
        when: 'a SKU has to be chosen',
        given: [buyer.given, variant.onSale],
        body: { ...form, goods_id: variant.id },
        error: 'skuMissing',
      },
      {
        when: 'the product is sold out',
        given: [buyer.given, soldOut.given],
        body: { ...form, goods_id: soldOut.id },
        error: 'stockTooLow',
      },
      { when: 'the recipient is missing', given: buyer.given, body: { ...form, receive_name: '' }, error: 'invalidInput' },
    ]),
  ),
]

export const backOfficeOrderExamples = [...ofSellers, ...ofAdministrators, ...waybills]
