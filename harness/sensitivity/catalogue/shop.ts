import type { World } from '#mocks/world.ts'
import { defectsOf, type Defect, type Injection } from '../defect.ts'
import { data, field, forgives } from '../inject/reply.ts'
import { besides, forgets } from '../inject/write.ts'

const transitions = defectsOf('transition allowed', [
  ['order-cancel-late', 'PUT /user/order/{id}', forgives('wrongState'), 'cancels what was shipped'],
  ['order-pay-again', 'POST /user/order/pay', forgives('wrongState'), 'takes a second payment'],
  ['pay-at-once-again', 'POST /user/order/pay', forgives('payTooSoon'), 'takes payments as fast as they come'],
  ['ship-unpaid', 'PUT /Seller/orders/status/edit', forgives('wrongState'), 'ships what was not paid'],
  ['admin-ship-unpaid', 'PUT /Admin/orders/status/edit', forgives('wrongState'), 'ships what was not paid'],
  ['refund-twice', 'POST /user/order/refund', forgives('wrongState'), 'opens a second refund'],
  ['refund-withdraw-done', 'DELETE /user/order/refund/{id}', forgives('wrongState'), 'takes back a refund that is over'],
  ['refund-sent-early', 'PUT /user/order/refund/{id}', forgives('wrongState'), 'takes a parcel before the store agreed'],
  ['refund-decided-twice', 'PUT /Seller/refunds/{id}', forgives('wrongState'), 'decides a refund twice'],
  ['cash-decided-twice', 'PUT /Admin/cashes/{id}', forgives('wrongState'), 'decides a withdrawal twice'],
  ['cash-withdrawn-late', 'DELETE /Seller/cashes/{ids}', forgives('wrongState'), 'takes back a withdrawal that was paid'],
  ['comment-twice', 'POST /user/comments', forgives('wrongState'), 'takes two comments on one order'],
  ['freight-in-use', 'DELETE /Seller/freights/{ids}', forgives('wrongState'), 'deletes the template that every product needs'],
  ['waybill-early', 'GET /Seller/orders/print/waybill/{id}', forgives('wrongState'), 'prints a waybill for what was not paid'],
])

const stocks = defectsOf('stock', [
  ['order-takes-no-stock', 'POST /user/order/create', forgets('goods', 'goods_skus'), 'sells without taking from the stock'],
  ['order-takes-no-sku-stock', 'POST /user/order/create', forgets('goods_skus'), 'sells a SKU without taking from its stock'],
  ['cancel-keeps-stock', 'PUT /user/order/{id}', forgets('goods', 'goods_skus'), 'cancels without giving the stock back'],
  ['order-takes-twice', 'POST /user/order/create', takesMore, 'takes twice as much from the stock'],
  ['oversold', 'POST /user/order/create', forgives('stockTooLow'), 'sells more than there is'],
  ['delivered-anywhere', 'POST /user/order/create', forgives('notDelivered'), 'takes orders for where no freight is known'],
  ['oversold-before', 'POST /user/order/before', forgives('stockTooLow'), 'offers more than there is'],
  ['points-take-no-stock', 'POST /integral/pay', forgets('integral_goods'), 'swaps points without taking from the stock'],
  ['points-oversold', 'POST /integral/pay', forgives('stockTooLow'), 'swaps points for more than there is'],
  ['coupon-no-stock', 'POST /user/coupon/receive', forgets('coupons'), 'gives coupons without end'],
  ['order-keeps-cart', 'POST /user/order/create', forgets('carts'), 'leaves in the cart what was ordered'],
])

const firstWaiting = ({ db }: World, data: unknown): number | undefined => {
  const ids: unknown = typeof data === 'object' && data !== null && 'order_id' in data ? data.order_id : undefined
  return Array.isArray(ids) ? db.order_goods.by('order_id', Number(ids[0]))[0]?.goods_id : undefined
}

function takesMore(around: Parameters<Injection>[0]): ReturnType<Injection> {
  return besides((world, { data: made }) => {
    const goods = world.db.goods.find(firstWaiting(world, made) ?? 0)
    if (goods && goods.goods_stock > 0) world.db.goods.change(goods.id, { goods_stock: goods.goods_stock - 1 })
  })(around)
}

/** Takes one cent or point from everybody who has some, without a movement. */
const skims = (column: 'money' | 'integral'): Injection =>
  besides(({ db }, { owner }) => {
    const user = db.users.find(owner ?? 0)
    if (user && Number(user[column]) > 0) db.users.change(user.id, { [column]: (Number(user[column]) - 0.01).toFixed(2) })
  })

const cheaper = (value: unknown): string => (Number(value) - 0.01).toFixed(2)

const moneys = defectsOf('money', [
  ['pay-takes-nothing', 'POST /user/order/pay', forgets('users'), 'marks an order paid and takes nothing'],
  ['pay-writes-no-log', 'POST /user/order/pay', forgets('money_logs'), 'takes money without writing it down'],
  ['pay-skims', 'POST /user/order/pay', skims('money'), 'takes a cent more than the order costs'],
  ['pay-forgets-order', 'POST /user/order/pay', forgets('orders'), 'takes the money and leaves the order unpaid'],
  ['refund-pays-nothing', 'PUT /Seller/refunds/{id}', forgets('users'), 'agrees to a refund and keeps the money'],
  ['refund-no-log', 'PUT /Seller/refunds/{id}', forgets('money_logs'), 'gives money back without writing it down'],
  ['cash-freezes-nothing', 'POST /user/cashes', forgets('users'), 'pays out and leaves the balance as it is'],
  ['cash-too-much', 'POST /user/cashes', forgives('balanceTooLow'), 'pays out more than there is'],
  ['cash-no-log', 'POST /user/cashes', forgets('money_logs'), 'pays out without writing it down'],
  ['seller-cash-freezes-nothing', 'POST /Seller/cashes', forgets('stores'), 'pays out and leaves the balance as it is'],
  [
    'cash-refused-keeps',
    'PUT /Admin/cashes/{id}',
    forgets('users', 'stores'),
    'decides a withdrawal and leaves the money frozen',
  ],
  ['handle-no-log', 'POST /Admin/users/money/handle', forgets('money_logs'), 'moves money without writing it down'],
  ['handle-only-log', 'POST /Admin/users/money/handle', forgets('users'), 'writes a movement down and moves nothing'],
  ['balance-too-low', 'POST /user/order/pay', forgives('balanceTooLow'), 'sells on credit'],
  ['settle-pays-nothing', 'GET /Admin/order_settlement_handle', forgets('stores'), 'settles and pays the store nothing'],
  ['order-cheaper', 'POST /user/order/create', cheapens, 'adds the lines up wrong'],
  ['coupon-stays-free', 'POST /user/order/create', forgets('coupon_logs'), 'lets a coupon be used again'],
  ['before-total-off', 'POST /user/order/before', field('store_total_price', cheaper), 'adds the lines up wrong at the checkout'],
  ['order-sum-off', 'GET /user/order/{id}', field('order_price', cheaper), 'shows a price that is not the sum of the lines'],
  [
    'orders-line-sum-off',
    'GET /user/orders',
    field('order_goods.total_price', cheaper),
    'shows lines that are not price times number',
  ],
])

function cheapens(around: Parameters<Injection>[0]): ReturnType<Injection> {
  return besides(({ db }, { data: made }) => {
    const ids: unknown = typeof made === 'object' && made !== null && 'order_id' in made ? made.order_id : undefined
    const order = Array.isArray(ids) ? db.orders.find(Number(ids[0])) : undefined
    if (order) db.orders.change(order.id, { total_price: cheaper(order.total_price) })
  })(around)
}

const points = defectsOf('points', [
  ['points-pay-nothing', 'POST /integral/pay', forgets('users'), 'swaps points and takes none'],
  ['points-no-log', 'POST /integral/pay', forgets('money_logs'), 'takes points without writing it down'],
  ['points-skim', 'POST /integral/pay', skims('integral'), 'takes more points than it costs'],
  ['points-too-few', 'POST /integral/pay', forgives('balanceTooLow'), 'swaps points that nobody has'],
  ['points-no-address', 'POST /integral/pay', forgives('addressMissing'), 'sends a parcel nowhere'],
  ['points-off-shelf', 'POST /integral/pay', forgives('offShelf'), 'swaps what is off the shelf'],
])

const halves = defectsOf('half a write', [
  ['order-no-lines-kept', 'POST /user/order/create', forgets('order_goods'), 'keeps an order without its lines'],
  ['ship-no-courier-kept', 'PUT /Seller/orders/status/edit', forgets('orders'), 'says that it was shipped, and forgets it'],
  ['refund-order-unchanged', 'POST /user/order/refund', forgets('orders'), 'opens a refund and leaves the order as it was'],
  ['refund-no-case', 'POST /user/order/refund', forgets('refunds'), 'marks the order and opens no refund'],
  ['comment-order-unchanged', 'POST /user/comments', forgets('orders'), 'takes a comment and leaves the order waiting for it'],
  ['receipt-forgotten', 'PUT /user/order/{id}', forgets('orders'), 'says that it was cancelled or received, and forgets it'],
  ['tracking-empty', 'POST /Seller/orders/express/find', data(() => []), 'never knows where a parcel is'],
])

/** Orders, refunds, stock, money and points that do not add up. */
export const shopDefects: readonly Defect[] = [...transitions, ...stocks, ...moneys, ...points, ...halves]
