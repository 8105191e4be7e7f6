import fc from 'fast-check'
import { userAddresses } from '#contracts/api/accounts/addresses.ts'
import type { AccountName } from '#contracts/states/ready-accounts.ts'
import { createOrder, editOrder, orderBefore, payOrder } from '#contracts/api/orders/orders.ts'
import type { Given } from '#contracts/states/index.ts'
import { made } from '../ids.ts'
import type { Step } from '../step.ts'
import { drawn, mostly, one, step } from './kit.ts'

/** Ids of the records that every purchase starts from. */
export const [goods, variant, sku, second] = [90_041, 90_042, 90_043, 90_046]
export const address = 90_021
export const place = { province_id: 90_016, city_id: 90_017, region_id: 90_018 }
export const template = { id: 90_341, custom_id: 90_342, province_id: 90_343, free_province_id: 90_344 }

/** Two products and one with variants, an address, a balance that covers some orders, an empty cart. */
export const shopGiven: readonly Given[] = [
  ['a product is on sale', { id: goods, stock: 10, price: '20.00' }],
  ['a product is on sale', { id: second, stock: 3, price: '33.33' }],
  ['a product with SKUs is on sale', { id: variant, sku_id: sku, stock: 4, price: '35.00' }],
  ['the store has freight templates', template],
  ['a province with a city and a district exists', place],
  ['the shopper has an address', { id: address }],
  ['the cart is empty', {}],
  // No payment was attempted within the last three seconds.
  ['an order waits for payment', { id: 90_111, total: '20.00', balance: '200.00' }],
]

/** An address of an account, in the province that the states create. */
export const addsAddress = (as?: AccountName): Step =>
  step(
    userAddresses.create,
    {
      body: {
        receive_name: 'Han Meimei',
        receive_tel: '13900000000',
        area: [place.province_id, place.city_id, place.region_id],
        address: '2 Harbour Road',
        is_default: 0,
      },
    },
    as,
  )

/** A line of an order, as it is sent in `params`. */
export type Line = {
  readonly goods_id: unknown
  readonly sku_id: unknown
  readonly buy_num: number
  readonly collective_id?: unknown
  readonly cart_id?: unknown
}

/** Places an order of these lines; the placeholder `made('orders', …)` stands for its id. */
export const orders = (
  order: readonly Line[],
  {
    ifcart = 0,
    as,
    ...rest
  }: { ifcart?: 0 | 1; as?: AccountName; address_id?: unknown; coupon_id?: unknown; remark?: string } = {},
): Step => step(createOrder, { body: { params: { coded: { order, ifcart } }, address_id: address, coupon_id: '0', ...rest } }, as)

/** Requests the price of an order of these lines. */
export const previews = (order: readonly Line[], address_id: unknown = address): Step =>
  step(orderBefore, { body: { params: { coded: { order, ifcart: 0 } }, address_id } })

/** Lines of the three products; their quantities are mostly within the stock. */
export const line: fc.Arbitrary<Line> = fc.oneof(
  fc.record({
    goods_id: one(goods, goods, second),
    sku_id: fc.constant(0),
    buy_num: mostly(one(1, 2, 3), one(4, 5, 10, 11, 0, -1)),
    collective_id: one(0, 0, 0, -1),
  }),
  fc.record({
    goods_id: fc.constant(variant),
    sku_id: mostly(fc.constant(sku), fc.constant(0)),
    buy_num: mostly(one(1, 2), one(4, 5)),
    collective_id: fc.constant(0),
  }),
)

/** Lines that can be ordered together. */
export const affordable: fc.Arbitrary<readonly Line[]> = fc.oneof(
  fc.record({ goods_id: fc.constant(goods), sku_id: fc.constant(0), buy_num: one(1, 2, 3) }).map(only => [only]),
  fc.record({ goods_id: fc.constant(second), sku_id: fc.constant(0), buy_num: one(1, 2, 3) }).map(only => [only]),
  fc.tuple(one(1, 2, 3), one(1, 2, 3)).map(([some, others]) => [
    { goods_id: goods, sku_id: 0, buy_num: some },
    { goods_id: second, sku_id: 0, buy_num: others },
  ]),
  fc.tuple(one(1, 2), one(1, 2)).map(([some, others]) => [
    { goods_id: variant, sku_id: sku, buy_num: some },
    { goods_id: goods, sku_id: 0, buy_num: others },
  ]),
)

const earlier = one(made('orders', 0), made('orders', 0), made('orders', -1))

/** Cancels an order of the sequence, mostly as its owner. */
export const cancels = drawn({ id: earlier, as: one('shopper', 'shopper', 'shopper', 'newcomer') }, ({ id, as }) =>
  step(editOrder, { params: { id }, body: { order_status: 0 } }, as),
)

/** Pays one or several orders of the sequence from the balance. */
export const pays = drawn(
  {
    order_id: one(
      made('orders', 0),
      made('orders', -1),
      { joined: [made('orders', 0), made('orders', 1)] },
      { joined: [made('orders', 0), made('orders', 0)] },
    ),
    pay_password: mostly(fc.constant('123456'), one('000000', '')),
  },
  body => step(payOrder, { body: { ...body, payment_name: 'balance' } }),
)
