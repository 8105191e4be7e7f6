import type { RowOf } from '#mocks/db/rows.ts'
import type { World } from '#mocks/world.ts'
import { defectsOf, type Defect, type Injection } from '../defect.ts'
import { data, field } from '../inject/reply.ts'
import { blindTo, during, lines, sent } from '../inject/order.ts'
import { besides } from '../inject/write.ts'

const create = 'POST /user/order/create'
const before = 'POST /user/order/before'

/** The orders that a creation has answered. */
const madeIn = ({ db }: World, answered: unknown): RowOf<'orders'>[] => {
  const { order_id: ids = [] } = Object(answered) as { order_id?: number[] }
  return ids.flatMap(id => db.orders.find(id) ?? [])
}

const money = (sum: number): string => Math.max(0, sum).toFixed(2)

const charges = (total: (order: RowOf<'orders'>) => number): Injection =>
  besides((world, { data: answered }) => {
    for (const order of madeIn(world, answered)) world.db.orders.change(order.id, { total_price: money(total(order)) })
  })

const writes = (change: (order: RowOf<'orders'>) => Partial<RowOf<'orders'>>): Injection =>
  besides((world, { data: answered }) => {
    for (const order of madeIn(world, answered)) world.db.orders.change(order.id, change(order))
  })

const [long, far] = ['2000-01-01 00:00:00', '2099-12-31 23:59:59']

const extended = (table: 'full_reductions' | 'seckills', times: { start_time?: string; end_time?: string }): Injection =>
  during(({ db }) => {
    for (const { id } of db[table].rows().slice()) db[table].change(id, times)
  }, table)

const templates = (change: (row: RowOf<'freights'>) => Partial<RowOf<'freights'>>): Injection =>
  during(({ db }) => {
    for (const row of db.freights.rows().slice()) db.freights.change(row.id, change(row))
  }, 'freights')

const weights = (goods_weight: string): Injection =>
  during(({ db }) => {
    for (const { id } of db.goods.rows().slice()) db.goods.change(id, { goods_weight })
  }, 'goods')

const prices = defectsOf('price', [
  [
    'freight-free',
    create,
    writes(order => ({ freight_money: '0.00', total_price: money(Number(order.order_price) - Number(order.coupon_money)) })),
    'never charges freight',
  ],
  [
    'freight-shown-not-charged',
    create,
    charges(({ order_price, coupon_money }) => Number(order_price) - Number(coupon_money)),
    'writes the freight down and does not charge it',
  ],
  [
    'freight-twice',
    create,
    charges(({ total_price, freight_money }) => Number(total_price) + Number(freight_money)),
    'charges the freight twice',
  ],
  ['freight-before-free', before, field('freight_money', () => '0.00'), 'shows no freight at the checkout'],
  ['freight-before-first-price', before, templates(() => ({ o_price: '0.00' })), 'shows the first price for any weight'],
  ['freight-no-weight', before, weights('0.00'), 'forgets the weight of products at the checkout'],
  [
    'freight-default-only',
    before,
    templates(({ is_type }) => (is_type === 0 ? {} : { area_id: [] })),
    'never uses a template of a province',
  ],
  [
    'freight-step-of-one',
    before,
    templates(({ o_weight }) => (o_weight === '0.50' ? { o_weight: '1.00' } : {})),
    'counts steps of a whole kilogram',
  ],
  ['reductions-ignored', create, blindTo('full_reductions'), 'ignores spend-and-save rules'],
  ['reductions-over-count', create, extended('full_reductions', { end_time: far }), 'lets rules save that are over'],
  ['reductions-to-come-count', create, extended('full_reductions', { start_time: long }), 'lets rules save that have not begun'],
  ['flash-sales-ignored', create, blindTo('seckills'), 'ignores flash sales'],
  ['flash-sales-over-count', create, extended('seckills', { end_time: far }), 'gives the price of a flash sale that is over'],
  [
    'flash-sales-to-come-count',
    create,
    extended('seckills', { start_time: long }),
    'gives the price of a flash sale that has not begun',
  ],
  ['coupon-not-used', create, sent('coupon_id', () => '0'), 'takes no notice of the coupon'],
  [
    'coupon-order-turned',
    create,
    sent('coupon_id', value => value.split(',').toReversed().join(',')),
    'uses coupons at the wrong stores',
  ],
  ['group-price-ignored', create, lines(all => all.map(one => ({ ...one, collective_id: 0 }))), 'opens no group'],
  [
    'discount-not-charged',
    create,
    charges(({ order_price, freight_money }) => Number(order_price) + Number(freight_money)),
    'writes the discount down and does not give it',
  ],
  [
    'discount-twice',
    create,
    charges(({ total_price, coupon_money }) => Number(total_price) - Number(coupon_money)),
    'gives the discount twice',
  ],
  [
    'discount-capped',
    create,
    writes(({ order_price, coupon_money }) => ({ coupon_money: money(Math.min(Number(coupon_money), Number(order_price) / 2)) })),
    'writes down at most half of the price as discount',
  ],
  ['sum-in-whole-yuan', create, charges(({ total_price }) => Math.floor(Number(total_price))), 'cuts the cents off'],
  [
    'cart-market-price',
    'GET /user/carts',
    field('cart_list.goods_price', price => money(Number(price) + 5)),
    'shows the market price in the cart',
  ],
  [
    'goods-price-rounded',
    'GET /goods/{id}',
    field('goods_price', price => money(Math.round(Number(price)))),
    'rounds prices to whole yuan',
  ],
  [
    'sku-price-of-product',
    'GET /goods/{id}',
    data(sent => {
      const goods = Object(sent) as { goods_price: string; skuList?: object[] }
      return { ...goods, ...(goods.skuList && { skuList: goods.skuList.map(sku => ({ ...sku, goods_price: '20.00' })) }) }
    }),
    'gives every SKU the price of the product',
  ],
])

/** What an order costs. */
export const priceDefects: readonly Defect[] = prices
