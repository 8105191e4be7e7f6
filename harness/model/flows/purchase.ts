import fc from 'fast-check'
import { userAddresses } from '#contracts/api/accounts/addresses.ts'
import { sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { sellerCollectives } from '#contracts/api/marketing/collectives.ts'
import { receiveCoupon, sellerCoupons } from '#contracts/api/marketing/coupons.ts'
import { sellerDistributions } from '#contracts/api/marketing/distributions.ts'
import { sellerFullReductions } from '#contracts/api/marketing/full-reductions.ts'
import { sellerSeckills } from '#contracts/api/marketing/seckills.ts'
import { addToCart, changeCartLine, countCart, listCart, removeFromCart } from '#contracts/api/orders/carts.ts'
import { saveFreights } from '#contracts/api/orders/freights.ts'
import {
  checkPayment,
  createOrder,
  editOrder,
  listOrders,
  orderAfter,
  orderBefore,
  payOrder,
  showOrder,
} from '#contracts/api/orders/orders.ts'
import type { Given } from '#contracts/states/index.ts'
import { made } from '../ids.ts'
import type { Step } from '../step.ts'
import { drawn, inOrder, mostly, one, periods, step, type Flow } from './kit.ts'

const [goods, variant, sku, second] = [90_041, 90_042, 90_043, 90_046]
const place = { province_id: 90_016, city_id: 90_017, region_id: 90_018 }
const template = { id: 90_341, custom_id: 90_342, province_id: 90_343, free_province_id: 90_344 }

/** Two products and one with variants, an address, a balance that covers some orders, an empty cart. */
export const shopGiven: readonly Given[] = [
  ['a product is on sale', { id: goods, stock: 10, price: '20.00' }],
  ['a product is on sale', { id: second, stock: 3, price: '33.33' }],
  ['a product with SKUs is on sale', { id: variant, sku_id: sku, stock: 4, price: '35.00' }],
  ['the store has freight templates', template],
  ['a province with a city and a district exists', place],
  ['the shopper has an address', { id: 90_021 }],
  ['the cart is empty', {}],
  // Nobody has tried to pay within the last three seconds.
  ['an order waits for payment', { id: 90_111, total: '20.00', balance: '200.00' }],
]

const anAddress = (area: readonly number[]): Step =>
  step(userAddresses.create, {
    body: { receive_name: 'Han Meimei', receive_tel: '13900000000', area, address: '2 Harbour Road', is_default: 0 },
  })
const area = [place.province_id, place.city_id, place.region_id]

const editsGoods = drawn(
  {
    id: one(goods, goods, second),
    goods_weight: one('0.30', '0.50', '1.00', '1.01', '2.50'),
    freight_id: one(0, 0, -1, template.custom_id),
    goods_price: one('20.00', '33.33', '0.10'),
  },
  ({ id, ...body }) => step(sellerGoods.update, { params: { id }, body }),
)

const dimensions = {
  f_weight: one('1.00', '0.00', '0.50'),
  f_price: one('8.00', '0.00', '30.00'),
  o_weight: one('0.50', '0.00', '1.00'),
  o_price: one('2.00', '0.01'),
}
const savesFreights = drawn(
  { ...dimensions, custom: one('30.00', '1.00', '0.00'), covers: fc.boolean() },
  ({ custom, covers, ...usual }) =>
    step(saveFreights, {
      params: { id: 0 },
      body: {
        info: [
          { id: template.id, ...usual },
          {
            id: template.custom_id,
            name: 'North',
            ...usual,
            f_price: custom,
            area_id: [covers ? place.province_id : template.province_id],
          },
        ],
      },
    }),
)

const period = fc.constantFrom(...periods)
const rule = drawn(
  { money: one('8.00', '0.01', '45.00'), use_money: one('40.00', '20.00', '60.01', '0.00'), period },
  ({ period: when, ...sums }) => step(sellerFullReductions.create, { body: { name: 'Spend more', ...sums, ...when } }),
)
const coupon = drawn(
  { money: one('5.00', '20.00'), use_money: one('40.00', '20.00', '20.01'), stock: one(1, 5), period },
  ({ period: when, ...sums }) => step(sellerCoupons.create, { body: { name: 'Five off', content: '', ...sums, ...when } }),
)
const receives = drawn({ as: one('shopper', 'shopper', 'newcomer') }, ({ as }) =>
  step(receiveCoupon, { body: { id: made('coupons', 0) } }, as),
)
const flashSale = drawn(
  { goods_id: one(goods, second), discount: one('25.00', '33.33', '100.00'), period },
  ({ period: when, ...rest }) => step(sellerSeckills.create, { body: { ...rest, ...when } }),
)
const groupBuy = drawn({ goods_id: one(goods, second), discount: one('12.50', '33.33'), need: one(2, 3) }, body =>
  step(sellerCollectives.create, { body }),
)
const referral = drawn({ goods_id: one(goods, second), lev_1: one('5.00', '33.33') }, body =>
  step(sellerDistributions.create, { body: { ...body, lev_2: '3.00', lev_3: '1.00' } }),
)

const line = fc.oneof(
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
const lines = fc.array(line, { minLength: 1, maxLength: 2 })
const address = one(90_021, made('addresses', 0), 0, 987_654_321)
const chosenCoupon = one('0', '0', { joined: [made('coupon_logs', 0)] }, { joined: [0, made('coupon_logs', 0)] })

const before = drawn({ order: lines, address_id: address }, ({ order, address_id }) =>
  step(orderBefore, { body: { params: { coded: { order, ifcart: 0 } }, address_id } }),
)
const creates = drawn(
  {
    order: lines,
    address_id: mostly(fc.constant(90_021), address),
    coupon_id: chosenCoupon,
    remark: mostly(one('', 'Please ring twice'), one('长'.repeat(150), '长'.repeat(151))),
  },
  ({ order, ...rest }) => step(createOrder, { body: { params: { coded: { order, ifcart: 0 } }, ...rest } }),
)

const which = one(
  made('orders', 0),
  made('orders', -1),
  { joined: [made('orders', 0), made('orders', 1)] },
  { joined: [made('orders', 0), made('orders', 0)] },
)
const pays = drawn({ order_id: which, pay_password: mostly(fc.constant('123456'), one('000000', '')) }, body =>
  step(payOrder, { body: { ...body, payment_name: 'balance' } }),
)
const changes = drawn(
  { id: one(made('orders', 0), made('orders', -1)), order_status: one(0, 0, 4, 1, 2, 6) },
  ({ id, order_status }) => step(editOrder, { params: { id }, body: { order_status } }),
)
const looks = fc.oneof(
  drawn({ id: one(made('orders', 0)), as: one('shopper', 'shopper', 'newcomer') }, ({ id, as }) =>
    step(showOrder, { params: { id } }, as),
  ),
  drawn({ order_status: one(-1, 0, 1, 2), per_page: one(1, 2, 30) }, query => step(listOrders, { query: { page: 1, ...query } })),
  drawn({ id: one(made('orders', 0)) }, ({ id }) => step(orderAfter, { body: { params: { coded: { order_id: [id] } } } })),
  drawn({ order_id: one(made('orders', 0), 987_654_321) }, body => step(checkPayment, { body })),
)

const campaign = fc.oneof(rule, coupon, flashSale, groupBuy, referral)

const buying: Flow = {
  name: 'prices, freight and campaigns, then orders and payments',
  about: [
    createOrder,
    orderBefore,
    orderAfter,
    payOrder,
    checkPayment,
    editOrder,
    listOrders,
    showOrder,
    saveFreights,
    sellerFullReductions.create,
    sellerCoupons.create,
    receiveCoupon,
    sellerSeckills.create,
    sellerCollectives.create,
    sellerDistributions.create,
  ],
  given: shopGiven,
  plans: inOrder(
    shopGiven,
    { of: editsGoods, most: 2 },
    { of: fc.constant(anAddress(area)) },
    { of: savesFreights },
    { of: campaign, most: 2 },
    { of: receives, most: 2 },
    { of: before },
    { of: creates, least: 1, most: 2 },
    { of: fc.oneof({ weight: 3, arbitrary: pays }, { weight: 1, arbitrary: changes }, { weight: 1, arbitrary: looks }), most: 4 },
  ),
}

const quantity = one(1, 2, 3, 4, 5, 9, 10, 11, 0, -1, 9999)
const adds = drawn({ line, buy_num: quantity }, ({ line: { goods_id, sku_id }, buy_num }) =>
  step(addToCart, { body: { goods_id, sku_id, buy_num } }),
)
const cartLine = one(made('carts', 0), made('carts', 1))
const cartChanges = fc.oneof(
  drawn({ id: cartLine, buy_num: quantity, as: one('shopper', 'shopper', 'newcomer') }, ({ id, buy_num, as }) =>
    step(changeCartLine, { params: { id }, body: { buy_num } }, as),
  ),
  drawn({ id: cartLine, is_type: one(0, 1) }, ({ id, is_type }) => step(changeCartLine, { params: { id }, body: { is_type } })),
  drawn({ ids: cartLine, as: one('shopper', 'shopper', 'newcomer') }, ({ ids, as }) =>
    step(removeFromCart, { params: { ids } }, as),
  ),
  drawn({ goods_stock: one(0, 2, 5) }, body => step(sellerGoods.update, { params: { id: goods }, body })),
  drawn({ goods_status: one(0, 1) }, body => step(sellerGoods.update, { params: { id: goods }, body })),
)
const fromCart = drawn({ cart_id: cartLine, buy_num: one(1, 2, 3) }, ({ cart_id, buy_num }) =>
  step(createOrder, {
    body: {
      params: { coded: { order: [{ goods_id: goods, sku_id: 0, buy_num, cart_id }], ifcart: 1 } },
      address_id: 90_021,
      coupon_id: '0',
    },
  }),
)

const carting: Flow = {
  name: 'the cart, and ordering from it',
  about: [addToCart, changeCartLine, removeFromCart, listCart, countCart, createOrder],
  given: shopGiven,
  plans: inOrder(
    shopGiven,
    { of: adds, least: 1, most: 3 },
    { of: fc.oneof({ weight: 3, arbitrary: cartChanges }, { weight: 1, arbitrary: adds }), most: 4 },
    { of: fromCart },
    { of: cartChanges, most: 2 },
  ),
}

export const purchaseFlows: readonly Flow[] = [buying, carting]
