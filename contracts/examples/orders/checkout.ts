import { encodeParams } from '#contracts/wire/params.ts'
import { createOrder, orderBefore, type OrderParams } from '#contracts/api/orders/orders.ts'
import { examplesOf, guarded, nobody } from '../kit.ts'
import { fullGroup, openGroup, ownCoupon } from '../marketing/samples.ts'
import { goods, offShelf, soldOut, undeliverable, variant } from '../samples.ts'

const paramsFor = (goods_id: number, sku_id = 0): string =>
  encodeParams({ order: [{ goods_id, sku_id, buy_num: 2 }], ifcart: 0 } satisfies OrderParams)

const joining = ({ id, goods_id }: { id: number; goods_id: number }): string =>
  encodeParams({ order: [{ goods_id, sku_id: 0, buy_num: 1, collective_id: id }], ifcart: 0 } satisfies OrderParams)

const before = [
  {
    store_info: { id: 90_103, store_name: 'Corner Shop', store_logo: '/storage/stores/corner.svg' },
    goods_list: [
      {
        id: goods.id,
        sku_id: 0,
        goods_name: goods.goods_name,
        goods_master_image: goods.image,
        goods_price: goods.price,
        sku_name: '-',
        buy_num: 2,
        total: 40,
        total_weight: 0.6,
      },
    ],
    store_total_price: '40.00',
    is_coupon: false,
    coupons: [{ id: 90_105, name: 'Five off', money: '5.00' }],
    coupon_id: 0,
  },
]

/** Refusals that confirming and placing an order have in common. */
const unfit = [
  { when: 'less stock is left', given: soldOut.given, params: paramsFor(soldOut.id), error: 'stockTooLow' },
  // Proves CRT-2.
  { when: 'the product has SKUs and none is chosen', given: variant.onSale, params: paramsFor(variant.id), error: 'skuMissing' },
  // Proves ORD-4.
  { when: 'the product is off the shelf', given: offShelf.given, params: paramsFor(offShelf.id), error: 'offShelf' },
  // Proves ORD-4.
  { when: 'there is no such product', given: undefined, params: paramsFor(nobody), error: 'notFound' },
  { when: 'the parameters cannot be decoded', given: undefined, params: 'no base64!', error: 'invalidInput' },
] as const

const address = ['the shopper has an address', { id: 90_021 }] as const
const place = { address_id: 90_021, coupon_id: '0', remark: 'Please ring twice' }

/** Examples of the confirmation page. */
export const checkoutExamples = [
  ...guarded(
    examplesOf(orderBefore, [
      {
        when: 'the product has no SKUs',
        given: goods.onSale,
        body: { params: paramsFor(goods.id) },
        reply: before,
        exact: ['goods_list.id', 'goods_list.buy_num', 'goods_list.total', 'store_total_price'],
      },
      {
        when: 'the shopper has a coupon for it',
        given: [goods.onSale, ownCoupon.given],
        body: { params: paramsFor(goods.id) },
        reply: before.map(group => ({ ...group, is_coupon: true, coupon_id: ownCoupon.id })),
        exact: ['is_coupon'],
      },
      { when: 'a SKU is chosen', given: variant.onSale, body: { params: paramsFor(variant.id, variant.sku_id) }, reply: before },
      ...unfit.map(({ params, given, ...rest }) => ({ ...rest, ...(given && { given }), body: { params } })),
      {
        // Proves FRT-4.
        when: 'the store delivers to no province',
        given: [undeliverable.given, address],
        body: { params: paramsFor(undeliverable.id), address_id: place.address_id },
        error: 'notDelivered',
      },
      {
        when: "a seller's sub-account tries to buy",
        as: 'staff',
        given: goods.onSale,
        body: { params: paramsFor(goods.id) },
        error: 'subAccountRefused',
      },
    ]),
  ),
  ...guarded(
    examplesOf(createOrder, [
      {
        when: 'product and address are chosen',
        given: [goods.onSale, address],
        body: { params: paramsFor(goods.id), ...place },
        reply: { order_id: [90_119], order_no: ['900000000090119'] },
      },
      {
        when: 'a coupon is used',
        given: [goods.onSale, ownCoupon.given, address],
        body: { params: paramsFor(goods.id), ...place, coupon_id: String(ownCoupon.id) },
        reply: { order_id: [90_119], order_no: ['900000000090119'] },
      },
      {
        when: 'a group is joined',
        given: [openGroup.given, address],
        body: { params: joining(openGroup), ...place },
        reply: { order_id: [90_119], order_no: ['900000000090119'] },
      },
      {
        // Proves GRP-4.
        when: 'the group is full',
        given: [fullGroup.given, address],
        body: { params: joining(fullGroup), ...place },
        error: 'groupFull',
      },
      ...unfit.map(({ params, given, ...rest }) => ({
        ...rest,
        given: given ? [given, address] : [address],
        body: { params, ...place },
      })),
      {
        // Proves FRT-4.
        when: 'the store delivers to no province',
        given: [undeliverable.given, address],
        body: { params: paramsFor(undeliverable.id), ...place },
        error: 'notDelivered',
      },
      {
        when: 'no address is chosen',
        given: goods.onSale,
        body: { params: paramsFor(goods.id), ...place, address_id: 0 },
        error: 'addressMissing',
      },
      {
        when: "a seller's sub-account tries to buy",
        as: 'staff',
        given: goods.onSale,
        body: { params: paramsFor(goods.id), ...place },
        error: 'subAccountRefused',
      },
    ]),
  ),
]
