import fc from 'fast-check'
import { sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { sellerCollectives } from '#contracts/api/marketing/collectives.ts'
import { receiveCoupon, sellerCoupons } from '#contracts/api/marketing/coupons.ts'
import { sellerDistributions } from '#contracts/api/marketing/distributions.ts'
import { sellerFullReductions } from '#contracts/api/marketing/full-reductions.ts'
import { sellerSeckills } from '#contracts/api/marketing/seckills.ts'
import { saveFreights } from '#contracts/api/orders/freights.ts'
import { nobody } from '#contracts/examples/kit.ts'
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
import { made } from '../ids.ts'
import { coupon, flashSale, groupBuy, receives, referral, rule } from './campaigns.ts'
import { freightSteps, weighs } from './freights.ts'
import { at, drawn, inOrder, mostly, one, step, type Flow } from './kit.ts'
import type { Moment } from '../step.ts'
import { address, addsAddress, cancels, goods, line, orders, pays, previews, second, shopGiven, template } from './shop.ts'

const editsGoods = drawn(
  {
    id: one(goods, goods, second),
    goods_weight: one('0.30', '0.50', '1.00', '1.01', '2.50'),
    freight_id: one(0, 0, -1, template.custom_id),
    goods_price: one('20.00', '33.33', '0.10'),
  },
  ({ id, ...body }) => step(sellerGoods.update, { params: { id }, body }),
)

const lines = fc.array(line, { minLength: 1, maxLength: 2 })
const addresses = one(address, made('addresses', 0), 0, nobody)
const chosenCoupon = one('0', '0', { joined: [made('coupon_logs', 0)] }, { joined: [0, made('coupon_logs', 0)] })

const shows = drawn({ order: lines, address_id: mostly(fc.constant(address), addresses) }, ({ order, address_id }) =>
  previews(order, address_id),
)
const creates = drawn(
  {
    order: lines,
    address_id: mostly(fc.constant(address), addresses),
    coupon_id: chosenCoupon,
    remark: mostly(one('', 'Please ring twice'), one('长'.repeat(150), '长'.repeat(151))),
  },
  ({ order, ...rest }) => orders(order, rest),
)
const changes = drawn({ id: one(made('orders', 0), made('orders', -1)), order_status: one(4, 1, 2, 6) }, ({ id, order_status }) =>
  step(editOrder, { params: { id }, body: { order_status } }),
)
/** The day that begins so many hours after the last midnight. */
const day = (hours: number): readonly Moment[] => [at(hours, 'midnight'), at(hours + 24, 'midnight')]
const [yesterday, today, tomorrow] = [day(-24), day(0), day(24)]
const looks = fc.oneof(
  drawn({ id: one(made('orders', 0)), as: one('shopper', 'shopper', 'newcomer') }, ({ id, as }) =>
    step(showOrder, { params: { id } }, as),
  ),
  drawn({ order_status: one(-1, 0, 1, 2), per_page: one(1, 2, 30) }, query => step(listOrders, { query: { page: 1, ...query } })),
  drawn({ created_at: one(yesterday, today, tomorrow) }, query =>
    step(listOrders, { query: { page: 1, per_page: 30, ...query } }),
  ),
  drawn({ id: one(made('orders', 0)) }, ({ id }) => step(orderAfter, { body: { params: { coded: { order_id: [id] } } } })),
  drawn({ order_id: one(made('orders', 0), nobody) }, body => step(checkPayment, { body })),
)

const campaign = fc.oneof(rule, coupon, flashSale, groupBuy, referral)

/** Purchases with random events: each is possible, and each is rare. */
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
    sellerFullReductions.create,
    sellerCoupons.create,
    receiveCoupon,
    sellerSeckills.create,
    sellerCollectives.create,
    sellerDistributions.create,
  ],
  often: 0.5,
  given: shopGiven,
  plans: inOrder(
    shopGiven,
    { of: editsGoods, most: 2 },
    { of: fc.constant(addsAddress()) },
    { of: freightSteps },
    { of: campaign, most: 2 },
    { of: receives, most: 2 },
    { of: shows },
    { of: creates, least: 1, most: 2 },
    { of: cancels },
    { of: fc.oneof({ weight: 3, arbitrary: pays }, { weight: 1, arbitrary: changes }, { weight: 1, arbitrary: looks }), most: 4 },
  ),
}

/** The freight of orders that begin with one product, whose weight and way of sending are set. Its first line decides. Source: FRT-1. */
const sendsFirst = (id: number) => {
  const first = one(1, 2, 3).map(buy_num => ({ goods_id: id, sku_id: 0, buy_num }))
  const order = fc.tuple(first, fc.array(line, { maxLength: 1 })).map(([own, more]) => [own, ...more])
  // The address of the states is in another province than those that the templates are for.
  const home = made('addresses', 0)
  return inOrder(
    shopGiven,
    { of: fc.constant(addsAddress()), least: 1 },
    { of: weighs(id), least: 1, most: 2 },
    { of: freightSteps, least: 1, most: 2 },
    { of: order.map(own => previews(own, home)), least: 1, most: 2 },
    { of: order.map(own => orders(own, { address_id: home })), least: 1, most: 2 },
  )
}

/** The freight of an order, by weight, destination and template. */
const sending: Flow = {
  name: 'freight by weight, place and template',
  about: [createOrder, orderBefore, saveFreights],
  often: 0.4,
  given: shopGiven,
  plans: one(goods, second).chain(sendsFirst),
}

export const purchaseFlows: readonly Flow[] = [buying, sending]
