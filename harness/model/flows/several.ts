import fc from 'fast-check'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { nobody } from '#contracts/examples/kit.ts'
import { sellerRoles } from '#contracts/api/accounts/roles.ts'
import { fileSpaceDirs } from '#contracts/api/content/file-spaces.ts'
import { showGoods } from '#contracts/api/catalogue/goods.ts'
import { sellerCollectives } from '#contracts/api/marketing/collectives.ts'
import { receiveCoupon, sellerCoupons } from '#contracts/api/marketing/coupons.ts'
import { sellerFullReductions } from '#contracts/api/marketing/full-reductions.ts'
import { sellerFindOrders } from '#contracts/api/orders/back-office-orders.ts'
import { listMoneyLogs } from '#contracts/api/money/money-logs.ts'
import { addToCart, removeFromCart } from '#contracts/api/orders/carts.ts'
import { saveFreights } from '#contracts/api/orders/freights.ts'
import { createOrder, editOrder, orderBefore, payOrder } from '#contracts/api/orders/orders.ts'
import type { Given } from '#contracts/states/index.ts'
import { kindOfPath, made } from '../ids.ts'
import type { Step } from '../step.ts'
import { drawn, inOrder, one, periods, step, type Flow } from './kit.ts'
import { addsAddress, goods, orders, previews, second, shopGiven, sku, template, variant } from './shop.ts'

const [running, , later, past] = periods
const always = (of: Step) => ({ of: fc.constant(of), least: 1 })

const buys = (buy_num: number, more: Parameters<typeof orders>[1] = {}): Step =>
  orders([{ goods_id: goods, sku_id: 0, buy_num }], more)
const both = [made('orders', 0), made('orders', 1)]
const puts = (goods_id: number): Step => step(addToCart, { body: { goods_id, sku_id: 0, buy_num: 1 } })

/** Lists of ids: every one of them counts, and a refusal leaves all of them as they were. */
const atOnce: Flow = {
  name: 'several lines and orders at once',
  about: [removeFromCart, payOrder, sellerFindOrders, listMoneyLogs],
  often: 0.1,
  given: shopGiven,
  plans: inOrder(
    shopGiven,
    always(buys(5)),
    // The balance of 200.00 pays both orders, or the first alone.
    { of: one(buys(2), orders([{ goods_id: variant, sku_id: sku, buy_num: 4 }])), least: 1 },
    always(puts(goods)),
    always(puts(second)),
    always(step(sellerFindOrders, { query: { params: { coded: { order_id: both } } } })),
    always(step(payOrder, { body: { order_id: { joined: both }, payment_name: 'balance', pay_password: '123456' } })),
    {
      of: drawn({ joined: one([made('carts', 0), made('carts', 1)], [made('carts', 0), nobody]) }, ids =>
        step(removeFromCart, { params: { ids } }),
      ),
      least: 1,
    },
  ),
}

const sums = { money: '5.00', use_money: '40.00' }
const campaign = { name: 'Five off', content: '', stock: 5, ...sums }

type Noun = { readonly create: Endpoint; readonly update: Endpoint }

/** Two records of a noun, of which one is renamed: the other one stays as it is. */
const beside = (name: string, { create, update }: Noun, body: object = {}): Flow => ({
  name: `one of two ${name} is changed`,
  about: [update],
  often: 0.03,
  given: [],
  plans: inOrder(
    [],
    always(step(create, { body: { ...body, name: 'First' } })),
    always(step(create, { body: { ...body, name: 'Second' } })),
    ...[1, 0].map(at =>
      always(step(update, { params: { id: made(kindOfPath(update.path), at) }, body: { ...body, name: `Other ${at}` } })),
    ),
  ),
})

const neighbours: readonly Flow[] = [
  beside('coupons', sellerCoupons, { ...campaign, ...running }),
  beside('spend-and-save rules', sellerFullReductions, { ...sums, ...running }),
  beside('folders', fileSpaceDirs),
  beside('roles of sub-accounts', sellerRoles),
]

/** Rules and coupons before they begin and after their end. */
const outside: Flow = {
  name: 'rules and coupons outside of their time',
  about: [createOrder, orderBefore, receiveCoupon, sellerFullReductions.create],
  often: 0.1,
  given: shopGiven,
  plans: inOrder(
    shopGiven,
    // Below the minimum of every other rule, of which the lowest applies.
    ...[later, past].map(period =>
      always(step(sellerFullReductions.create, { body: { name: 'Spend any', money: '1.00', use_money: '2.00', ...period } })),
    ),
    {
      of: drawn({ period: one(past, later) }, ({ period }) => step(sellerCoupons.create, { body: { ...campaign, ...period } })),
      least: 1,
    },
    always(step(receiveCoupon, { body: { id: made('coupons', 0) } })),
    always(previews([{ goods_id: goods, sku_id: 0, buy_num: 2 }])),
    always(buys(2)),
  ),
}

/** Each minimum is compared with the price of the lines, not with what other discounts have left of it. */
const together: Flow = {
  name: 'a rule and a coupon with the same minimum',
  about: [createOrder, orderBefore],
  often: 0.05,
  given: shopGiven,
  plans: inOrder(
    shopGiven,
    always(step(sellerFullReductions.create, { body: { name: 'Spend more', money: '8.00', use_money: '40.00', ...running } })),
    always(step(sellerCoupons.create, { body: { ...campaign, ...running } })),
    always(step(receiveCoupon, { body: { id: made('coupons', 0) } })),
    always(buys(2, { coupon_id: { joined: [made('coupon_logs', 0)] } })),
  ),
}

const inGroup = (collective_id: unknown, more: Parameters<typeof orders>[1] = {}): Step =>
  orders([{ goods_id: goods, sku_id: 0, buy_num: 1, collective_id }], more)

const seesGroup = always(step(showGoods, { params: { id: goods } }))
/** The group is known by its id once the product has shown it. */
const leaves: Flow = {
  name: 'a group that loses its members',
  about: [editOrder, showGoods],
  often: 0.15,
  given: shopGiven,
  plans: inOrder(
    shopGiven,
    always(addsAddress('newcomer')),
    {
      of: drawn({ need: one(2, 2, 3) }, ({ need }) =>
        step(sellerCollectives.create, { body: { goods_id: goods, discount: '12.50', need } }),
      ),
      least: 1,
    },
    always(inGroup(-1)),
    seesGroup,
    always(inGroup(made('collective_logs', 0), { as: 'newcomer', address_id: made('addresses', 0) })),
    {
      of: drawn({ at: one(0, 1) }, ({ at }) =>
        step(editOrder, { params: { id: made('orders', at) }, body: { order_status: 0 } }, at === 0 ? 'shopper' : 'newcomer'),
      ),
      least: 1,
      most: 2,
    },
    seesGroup,
  ),
}

const foreign = 90_345
const templates: readonly Given[] = [...shopGiven, ['another store has a freight template', { id: foreign }]]
const costs = { f_weight: '1.00', f_price: '8.00', o_weight: '0.50', o_price: '2.00' }

const refused: Flow = {
  name: 'freight templates of which one is refused',
  about: [saveFreights],
  often: 0.05,
  given: templates,
  plans: inOrder(templates, {
    of: drawn({ id: one(foreign, nobody, template.custom_id) }, ({ id }) =>
      step(saveFreights, {
        params: { id: 0 },
        body: {
          info: [
            { id: template.id, ...costs, f_price: '9.50' },
            { id, name: 'North', ...costs, area_id: [template.province_id] },
          ],
        },
      }),
    ),
    least: 1,
    most: 2,
  }),
}

/** Calls about several records at once, or about one beside others that must not change. */
export const severalFlows: readonly Flow[] = [atOnce, ...neighbours, outside, together, leaves, refused]
