import fc from 'fast-check'
import { adminGoods, sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { showGoods } from '#contracts/api/catalogue/goods.ts'
import { sellerCollectives } from '#contracts/api/marketing/collectives.ts'
import { listCoupons, receiveCoupon, sellerCoupons } from '#contracts/api/marketing/coupons.ts'
import { sellerDistributions } from '#contracts/api/marketing/distributions.ts'
import { sellerFullReductions } from '#contracts/api/marketing/full-reductions.ts'
import { listSeckills, sellerSeckills } from '#contracts/api/marketing/seckills.ts'
import { createOrder, editOrder, orderBefore } from '#contracts/api/orders/orders.ts'
import { nobody } from '#contracts/examples/kit.ts'
import type { Given } from '#contracts/states/index.ts'
import { made } from '../ids.ts'
import { at, drawn, inOrder, mostly, one, periods, step, type Flow } from './kit.ts'
import { addsAddress, affordable, cancels, goods, orders, pays, previews, second, shopGiven, variant, type Line } from './shop.ts'

const [running] = periods
const period = mostly(fc.constant(running), fc.constantFrom(...periods))

const reductions = one(
  { money: '3.33', use_money: '20.00' },
  { money: '2.00', use_money: '25.00' },
  { money: '8.00', use_money: '40.00' },
  { money: '19.99', use_money: '66.66' },
  { money: '0.01', use_money: '60.01' },
  { money: '9.00', use_money: '100.00' },
)
/** A spend-and-save rule of the store. */
export const rule = drawn(
  { sums: mostly(reductions, one({ money: '45.00', use_money: '40.00' }, { money: '0.50', use_money: '0.00' })), period },
  ({ sums, period: when }) => step(sellerFullReductions.create, { body: { name: 'Spend more', ...sums, ...when } }),
)
/** A coupon campaign, mostly with enough stock. */
export const coupon = drawn(
  { money: one('5.00', '20.00'), use_money: one('40.00', '20.00', '20.01'), stock: one(1, 5, 5), period },
  ({ period: when, ...sums }) => step(sellerCoupons.create, { body: { name: 'Five off', content: '', ...sums, ...when } }),
)
/** An account receives a coupon of the campaign that the sequence has created. */
export const receives = drawn({ as: one('shopper', 'shopper', 'shopper', 'newcomer') }, ({ as }) =>
  step(receiveCoupon, { body: { id: made('coupons', 0) } }, as),
)
/** A flash sale whose percentage does or does not divide the price. */
export const flashSale = drawn(
  { goods_id: one(goods, second), discount: one('25.00', '33.33', '12.50', '100.00'), period },
  ({ period: when, ...rest }) => step(sellerSeckills.create, { body: { ...rest, ...when } }),
)
/** A group-buy offer. */
export const groupBuy = drawn({ goods_id: one(goods, second), discount: one('12.50', '33.33'), need: one(2, 2, 3) }, body =>
  step(sellerCollectives.create, { body }),
)
/** A referral offer. */
export const referral = drawn({ goods_id: one(goods, second), lev_1: one('5.00', '33.33') }, body =>
  step(sellerDistributions.create, { body: { ...body, lev_2: '3.00', lev_3: '1.00' } }),
)

const [foreign, otherStore] = [90_048, 90_049]
const given: readonly Given[] = [...shopGiven, ['a product of another store is on sale', { id: foreign, store_id: otherStore }]]

/** Sets the price, stock and freight of the other store's product, which the state leaves open. */
const prices = fc.constant(
  step(adminGoods.update, { params: { id: foreign }, body: { goods_price: '15.00', goods_stock: 9, freight_id: -1 } }),
)
/** Gives the product of the states the default freight template of the store. */
export const charges = fc.constant(
  step(sellerGoods.update, { params: { id: goods }, body: { goods_weight: '0.50', freight_id: 0 } }),
)

/** Lines of one store, or of two, of which either may come first. */
const ordered: fc.Arbitrary<readonly Line[]> = fc.oneof(
  { weight: 2, arbitrary: affordable },
  {
    weight: 1,
    arbitrary: fc.tuple(affordable, one(1, 2), fc.boolean()).map(([own, buy_num, isFirst]) => {
      const other = { goods_id: foreign, sku_id: 0, buy_num }
      return isFirst ? [other, ...own] : [...own, other]
    }),
  },
)
/** The coupon that the sequence has received first. */
export const inHand = made('coupon_logs', 0)
const coupons = one({ joined: [inHand] }, { joined: [inHand] }, { joined: [inHand, inHand] }, { joined: [0, inHand] }, '0')
const remark = one('', 'Please ring twice')
const buys = drawn({ order: ordered, coupon_id: coupons, remark }, ({ order, ...rest }) => orders(order, rest))
const asks = drawn({ order: ordered }, ({ order }) => previews(order))

/** Changes of a coupon or a rule: another start or end. */
const moves = drawn({ end_time: one(at(-1), at(24 * 9)), start_time: one(at(-48), at(1)) }, ({ start_time, end_time }) =>
  step(sellerCoupons.update, { params: { id: made('coupons', 0) }, body: { name: 'Five off', start_time, end_time } }),
)

const saving: Flow = {
  name: 'spend-and-save rules and coupons, of one store and of two',
  about: [
    createOrder,
    orderBefore,
    editOrder,
    sellerFullReductions.create,
    sellerCoupons.create,
    receiveCoupon,
    listCoupons,
    showGoods,
    sellerCoupons.list,
    sellerFullReductions.list,
  ],
  given,
  plans: inOrder(
    given,
    { of: prices, least: 1 },
    { of: charges },
    { of: coupon, least: 1 },
    { of: rule, most: 3 },
    { of: receives, least: 1, most: 2 },
    { of: fc.oneof(one({ wait: 25 }), moves) },
    { of: asks },
    { of: buys, least: 1, most: 2 },
    { of: cancels },
    { of: buys },
    { of: pays },
  ),
}

const opens = one(0, 0, -1)
const joins = one(made('collective_logs', 0), made('collective_logs', 0), -1, nobody)
const inGroup = (order: readonly Line[], collective_id: unknown): Line[] =>
  order.map((one, at) => ({ ...one, collective_id: at === 0 ? collective_id : 0 }))
const opensGroup = drawn({ order: affordable, collective_id: opens }, ({ order, collective_id }) =>
  orders(inGroup(order, collective_id)),
)
const joinsGroup = drawn({ order: affordable, collective_id: joins, as: one('newcomer', 'newcomer', 'shopper') }, found =>
  orders(inGroup(found.order, found.collective_id), {
    as: found.as,
    ...(found.as === 'newcomer' && { address_id: made('addresses', 0) }),
  }),
)
const changesOffer = drawn({ goods_id: one(goods, second), discount: one('50.00'), need: one(2, 3) }, body =>
  step(sellerCollectives.update, { params: { id: made('collectives', 0) }, body }),
)

const joining: Flow = {
  name: 'flash sales and group buying',
  about: [createOrder, editOrder, showGoods, sellerSeckills.create, sellerSeckills.list, sellerCollectives.create],
  given: shopGiven,
  plans: inOrder(
    shopGiven,
    { of: fc.constant(addsAddress('newcomer')) },
    { of: fc.oneof({ weight: 2, arbitrary: flashSale }, { weight: 3, arbitrary: groupBuy }), least: 1, most: 3 },
    { of: opensGroup, least: 1, most: 2 },
    { of: changesOffer },
    { of: joinsGroup, most: 2 },
    { of: cancels, most: 2 },
  ),
}

/** Groups keep the discount with which they were opened, even if the offer changes. */
const changedOffer: Flow = {
  name: 'a group whose offer has changed',
  about: [createOrder, sellerCollectives.update],
  often: 0.1,
  given: shopGiven,
  plans: inOrder(
    shopGiven,
    { of: fc.constant(addsAddress('newcomer')), least: 1 },
    { of: groupBuy, least: 1 },
    { of: drawn({ order: affordable }, ({ order }) => orders(inGroup(order, -1))), least: 1 },
    { of: changesOffer, least: 1 },
    {
      of: drawn({ order: affordable }, ({ order }) =>
        orders(inGroup(order, made('collective_logs', 0)), { as: 'newcomer', address_id: made('addresses', 0) }),
      ),
      least: 1,
    },
  ),
}

/** Flash sales that start within the hour, which the list shows. */
const salesOfTheHour: Flow = {
  name: 'flash sales that begin now',
  about: [listSeckills, sellerSeckills.create],
  often: 0.1,
  given: shopGiven,
  plans: inOrder(
    shopGiven,
    {
      of: drawn({ goods_id: one(goods, second), discount: one('25.00', '33.33', '12.50') }, body =>
        step(sellerSeckills.create, { body: { ...body, start_time: at(0), end_time: at(1) } }),
      ),
      least: 1,
      most: 2,
    },
    { of: fc.constant(step(listSeckills, { query: { start_time: 0, page: 1, per_page: 100 } })), least: 1 },
  ),
}

const soldVariant = fc.constant(step(sellerSeckills.create, { body: { goods_id: variant, discount: '33.33', ...running } }))

const selling: Flow = {
  name: 'flash sales on several lines and pieces',
  about: [createOrder, orderBefore, sellerSeckills.create, listSeckills],
  often: 0.4,
  given: shopGiven,
  plans: inOrder(
    shopGiven,
    { of: flashSale, least: 1, most: 2 },
    { of: soldVariant },
    { of: drawn({ order: affordable }, ({ order }) => previews(order)) },
    { of: drawn({ order: affordable }, ({ order }) => orders(order)), least: 1, most: 3 },
  ),
}

export const campaignFlows: readonly Flow[] = [saving, joining, changedOffer, selling, salesOfTheHour]
