import type { AccountName } from '#contracts/states/ready-accounts.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import type { Given } from '#contracts/states/index.ts'
import { storeVerify } from '#contracts/api/stores/stores.ts'

/** What the check of a route needs and cannot derive from the route itself. */
export type RouteFacts = {
  /** The path with existing ids; omitted if the path has no parameters. */
  readonly at?: string
  /** Provider states to enter first. */
  readonly given?: readonly Given[]
  /** Who signs in; by default the shopper. */
  readonly as?: AccountName
  /** The page names its tab after its content: the heading is the title. */
  readonly named?: true
  /** The tab's title differs from the heading. */
  readonly tab?: 'of its own'
  /** Signed-in shoppers are redirected. */
  readonly forGuests?: true
  /** The page shows content without a request: no failure can empty it. */
  readonly asksNothing?: true
  /** What it requests may not exist: a reply without data is valid. */
  readonly mayBeAbsent?: true
  /** Only some servers offer what it requests; with others the page says that it is not available. */
  readonly mayBeMissing?: true
}

const goods = 90_401
const order = 90_402
const orderLines = [{ goods_id: goods, sku_id: 0, buy_num: 1 }]
const onSale: Given = ['a product is on sale', { id: goods, stock: 9, price: '120.00' }]
const points: Given = ['points goods are on offer', { id: 90_403, cid: 90_404, stock: 5, price: '150.00' }]
const unpaid: Given = ['an order waits for payment', { id: order, total: '20.00', balance: '100.00' }]
const received: Given = ['an order waits for comment', { id: order }]

const applicantAt = (store_verify: (typeof storeVerify)[keyof typeof storeVerify]): Pick<RouteFacts, 'as' | 'given'> => ({
  as: 'applicant',
  given: [['an application is at a step', { account: 'applicant', store_verify }]],
})

/** Every route of the storefront and the user centre, by its path. A test checks that none is missing. */
export const routeFacts: Readonly<Record<string, RouteFacts>> = {
  '/': {},
  '/login': { asksNothing: true, forGuests: true },
  '/register': { asksNothing: true, forGuests: true },
  '/forget_password': { asksNothing: true, forGuests: true },
  '/s/:params?': { at: `/s/${encodeParams({ pid: 1, sort_type: 'goods_sale', sort_order: 'desc' })}`, named: true },
  '/stores': {},
  '/store/join': {},
  '/store/step_1': { as: 'newcomer', given: [['the newcomer has no store', {}]] },
  '/store/step_2': applicantAt(storeVerify.filling),
  '/store/step_3': applicantAt(storeVerify.reviewing),
  '/store/:id': { at: '/store/1', named: true },
  '/seckills': {},
  '/collectives/:params?': { at: '/collectives' },
  '/goods/:id': { at: `/goods/${goods}`, given: [onSale], named: true },
  '/carts': { given: [['the cart holds a product', { cart_id: 90_405, goods_id: goods, buy_num: 2, stock: 9 }]] },
  '/agreement/:name': { at: '/agreement/privacy', named: true },
  '/integral': {},
  '/integral/search/:params?': { at: '/integral/search' },
  '/integral/goods/:id': { at: '/integral/goods/90403', given: [points], named: true },
  '/integral/order/:id/:buy_num': { at: '/integral/order/90403/2', given: [points] },
  '/order/before/:params': { at: `/order/before/${encodeParams({ order: orderLines, ifcart: 0 })}`, given: [onSale] },
  '/order/pay/:params': { at: `/order/pay/${encodeParams({ order_id: [order] })}`, given: [unpaid] },
  '/order/success': { asksNothing: true },
  '/user': { tab: 'of its own' },
  '/user/orders': {},
  '/user/order/:id': { at: `/user/order/${order}`, given: [['an order waits for receipt', { id: order }]] },
  '/user/order/comment/:id': { at: `/user/order/comment/${order}`, given: [received] },
  '/user/comment/add/:id': { at: `/user/comment/add/${order}`, given: [received] },
  '/user/address': {},
  '/user/address/form/:id?': { at: '/user/address/form/90406', given: [['the shopper has an address', { id: 90_406 }]] },
  '/user/money': {},
  '/user/integral': {},
  '/user/frozen_money': {},
  '/user/cashes': { given: [['the shopper is verified', { id: 90_407 }]] },
  '/user/integral_order': { given: [['a points order waits for delivery', { id: 90_408 }]] },
  '/user/order/refund/:id': { at: `/user/order/refund/${order}`, given: [['an order waits for delivery', { id: order }]] },
  '/user/order/refund_form/:id': {
    at: `/user/order/refund_form/${order}`,
    given: [['an order has an after-sales case', { id: order, refund_type: 1, refund_verify: 1, refund_step: 0 }]],
  },
  '/user/distribution': {},
  '/user/distribution_users': { given: [['the shopper invited somebody', { id: 90_409 }]] },
  '/user/distribution_logs': { given: [['the shopper earned a commission', { id: 90_410 }]] },
  '/user/safe/phone': { asksNothing: true },
  '/user/safe/check': { mayBeAbsent: true },
  '/user/article/:name': { at: '/user/article/帮助中心', named: true },
  '/user/coupons': { given: [['the shopper has a coupon', { id: 90_411, coupon_id: 90_412 }]] },
  '/user/favorites': { given: [['a favourite exists', { id: 90_413, out_id: goods, is_type: 0 }]] },
  '/user/comments': {},
  '/user/info': { asksNothing: true },
  '/user/safe': {},
  '/user/safe/password': { asksNothing: true },
  '/user/oauth': { mayBeMissing: true },
  '/user/safe/pay_password': { asksNothing: true },
}
