import { adminIntegralClasses, allIntegralClasses, listIntegralClasses } from '#contracts/api/points/integral-goods-classes.ts'
import { adminIntegralGoods, integralHome, searchIntegralGoods, showIntegralGoods } from '#contracts/api/points/integral-goods.ts'
import { adminIntegralOrders, listIntegralOrders, payIntegral } from '#contracts/api/points/integral-orders.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf, guarded, nobody } from '../kit.ts'
import { pageWith } from '../samples.ts'

const image = '/storage/goods/enamel-mug.svg'
const created_at = '2026-01-02 03:04:05'
const goods = { id: 90_221, cid: 90_222, stock: 5, price: '100.00' }
const onOffer = ['points goods are on offer', goods] as const
const face = {
  id: goods.id,
  goods_name: 'Enamel mug',
  goods_subname: 'For two cups',
  goods_price: goods.price,
  goods_market_price: '25.00',
  goods_stock: goods.stock,
  goods_sale: 3,
  goods_status: 1,
  is_recommend: 1,
  goods_master_image: image,
} as const
const card = { ...face, cid: goods.cid }
const detail = {
  ...card,
  goods_content: '<p>Keeps warm.</p>',
  goods_images: [image],
  goods_images_thumb_150: [image],
  goods_images_thumb_400: [image],
  created_at,
}
const kitchen = { id: goods.cid, name: 'Kitchen' }
const row = { ...face, class_name: 'Kitchen', created_at }
const form = {
  cid: goods.cid,
  goods_name: 'Enamel mug',
  goods_images: [image],
  goods_price: '100.00',
  goods_market_price: '25.00',
}

const order = {
  id: 90_231,
  order_no: '202601020304051',
  order_name: 'Enamel mug',
  order_image: image,
  buy_num: 1,
  order_price: '100.00',
  total_price: '100.00',
  buyer_name: 'Li Lei',
  order_status: 2,
  order_status_cn: 'Waiting for delivery',
  receive_name: 'Li Lei',
  receive_tel: '13800000000',
  receive_area: 'Northland North City Old Town',
  receive_address: '1 Market Street',
  delivery_code: '',
  delivery_no: '',
  remark: '',
  pay_time: created_at,
  delivery_time: null,
  created_at,
} as const
const waiting = ['a points order waits for delivery', { id: order.id }] as const
const address = ['the shopper has an address', { id: 90_021 }] as const
const points = (integral: string) => ['the shopper has points', { integral }] as const
const pay = { id: goods.id, buy_num: 2, address_id: 90_021 }

export const integralGoodsExamples = [
  ...examplesOf(integralHome, [
    {
      when: 'something is recommended',
      given: onOffer,
      reply: { recommend: [card], list: [{ ...kitchen, integral_goods: [card] }] },
    },
  ]),
  ...examplesOf(searchIntegralGoods, [
    { when: 'everything', given: onOffer, query: {}, reply: pageWith(card) },
    {
      when: 'of one class, cheapest first',
      given: onOffer,
      query: { params: encodeParams({ cid: goods.cid, sort_type: 'goods_price', sort_order: 'asc' }), page: 1, per_page: 30 },
      reply: pageWith(card),
      exact: ['total'],
    },
  ]),
  ...examplesOf(showIntegralGoods, [
    { when: 'it is on offer', given: onOffer, params: { id: goods.id }, reply: detail, exact: ['goods_price', 'goods_stock'] },
    { when: 'there is none with this id', params: { id: nobody }, error: 'notFound' },
  ]),
  ...crudExamples(adminIntegralGoods, {
    given: onOffer,
    id: goods.id,
    row,
    detail,
    added: form,
    addedGiven: onOffer,
    changed: { goods_stock: 7, goods_status: 0 },
    wrong: { ...form, goods_name: '' },
  }),
]

export const integralGoodsClassExamples = [
  ...examplesOf(listIntegralClasses, [{ when: 'there are some', given: onOffer, reply: [kitchen] }]),
  ...crudExamples(adminIntegralClasses, {
    given: onOffer,
    id: goods.cid,
    row: { ...kitchen, created_at },
    added: { name: 'Garden' },
    changed: { name: 'Kitchen and garden' },
    wrong: { name: '' },
  }),
  ...guarded(
    examplesOf(allIntegralClasses, [
      { when: 'there are some', given: onOffer, query: { isAll: 'true' }, reply: [kitchen] },
      {
        when: 'a condition names a column that does not exist',
        query: { isAll: 'true', no_such_column: '1' },
        error: 'unknownColumn',
      },
    ]),
  ),
]

export const integralOrderExamples = [
  ...guarded(
    examplesOf(payIntegral, [
      {
        when: 'the points cover it',
        given: [onOffer, address, points('250.00')],
        body: { ...pay, remark: 'Blue, please' },
        reply: { order_id: [90_099], order_no: ['202601020304051'] },
      },
      {
        // Proves PTS-2.
        when: 'the points do not cover it',
        given: [onOffer, address, points('199.99')],
        body: pay,
        error: 'balanceTooLow',
      },
      {
        // Proves PTS-2.
        when: 'less stock is left',
        given: [onOffer, address, points('9999.00')],
        body: { ...pay, buy_num: 6 },
        error: 'stockTooLow',
      },
      {
        when: "the address is not the shopper's",
        given: [onOffer, points('250.00')],
        body: { ...pay, address_id: nobody },
        error: 'addressMissing',
      },
      {
        // Proves PTS-2.
        when: 'it is off the shelf',
        given: [['points goods are off the shelf', { id: 90_223 }], address],
        body: { ...pay, id: 90_223 },
        error: 'offShelf',
      },
      { when: 'there is none with this id', given: address, body: { ...pay, id: nobody }, error: 'notFound' },
      { when: 'the quantity is 0', given: [onOffer, address], body: { ...pay, buy_num: 0 }, error: 'invalidInput' },
      { when: "the account is a seller's sub-account", as: 'staff', given: onOffer, body: pay, error: 'subAccountRefused' },
    ]),
  ),
  ...guarded(
    examplesOf(listIntegralOrders, [
      { when: 'one waits for delivery', given: waiting, query: { id: order.id }, reply: pageWith(order) },
      { when: 'a condition names a column that does not exist', query: { no_such_column: '1' }, error: 'unknownColumn' },
    ]),
  ),
  ...crudExamples(adminIntegralOrders, {
    given: waiting,
    id: order.id,
    row: order,
    changed: { delivery_code: 'yd', delivery_no: 'YD9000000001' },
    wrong: { receive_tel: '123456789012' },
    refusals: [
      { when: 'the tracking number is missing', body: { delivery_code: 'yd', delivery_no: '' }, error: 'deliveryMissing' },
    ],
  }),
]
