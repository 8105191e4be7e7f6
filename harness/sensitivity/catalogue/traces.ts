import type { RowOf, TableName } from '#mocks/db/rows.ts'
import { defectsOf, type Defect, type Injection } from '../defect.ts'
import { field } from '../inject/reply.ts'
import { besides, forgets, idIn } from '../inject/write.ts'

/** Stores wrong values in the order that the path or the form names. */
const leaves = (change: Partial<RowOf<'orders'>>): Injection =>
  besides(({ db }, { url, form, data }) => {
    const { order_id: made } = Object(data) as { order_id?: number[] }
    const named = form.get('order_id')?.split(',').map(Number) ?? [Number(form.get('id') ?? idIn(url))]
    for (const id of made ?? named) if (db.orders.find(id)) db.orders.change(id, change)
  })

const newest = <Name extends TableName>(table: Name, change: Partial<RowOf<Name>>): Injection =>
  besides(({ db }) => {
    const last = db[table].rows().toSorted((a, b) => b.id - a.id)[0]
    if (last) db[table].change(last.id, change as never)
  })

const traces = defectsOf('left elsewhere', [
  ['pay-no-time', 'POST /user/order/pay', leaves({ pay_time: null }), 'pays and leaves no time'],
  ['pay-no-name', 'POST /user/order/pay', leaves({ payment_name: '' }), 'pays and leaves no way of paying'],
  ['pay-not-sold', 'POST /user/order/pay', forgets('goods'), 'pays and counts nothing as sold'],
  ['cancel-keeps-coupon', 'PUT /user/order/{id}', forgets('coupon_logs'), 'cancels and leaves the coupon used'],
  ['coupon-not-counted', 'POST /user/coupon/receive', forgets('coupons'), 'gives a coupon and leaves as many'],
  ['order-remark-lost', 'POST /user/order/create', leaves({ remark: '' }), 'loses the remark'],
  ['order-name-lost', 'POST /user/order/create', leaves({ receive_name: 'somebody' }), 'loses the name of the receiver'],
  ['order-phone-lost', 'POST /user/order/create', leaves({ receive_tel: '13000000000' }), 'loses the phone of the receiver'],
  ['order-street-lost', 'POST /user/order/create', leaves({ receive_address: '' }), 'loses the street'],
  ['order-paid-name', 'POST /user/order/create', leaves({ payment_name: 'balance' }), 'says of a new order how it was paid'],
  [
    'order-paid-time',
    'POST /user/order/create',
    leaves({ pay_time: '2026-01-01 00:00:00' }),
    'says of a new order when it was paid',
  ],
  ['ship-no-number', 'PUT /Seller/orders/status/edit', leaves({ delivery_no: '' }), 'ships and loses the tracking number'],
  ['ship-no-code', 'PUT /Seller/orders/status/edit', leaves({ delivery_code: '' }), 'ships and loses the courier'],
  ['admin-ship-no-number', 'PUT /Admin/orders/status/edit', leaves({ delivery_no: '' }), 'ships and loses the tracking number'],
  ['refund-back-to-paid', 'DELETE /user/order/refund/{id}', forgets('orders'), 'takes a case back and leaves the order in it'],
  ['refund-case-stays', 'DELETE /user/order/refund/{id}', forgets('refunds'), 'takes a case back and keeps it'],
  ['refuse-no-reason', 'PUT /Seller/refunds/{id}', newest('refunds', { refuse_remark: '' }), 'refuses and loses the reason'],
  [
    'exchange-no-number',
    'PUT /user/order/refund/{id}',
    newest('refunds', { delivery_no: '' }),
    "loses the number of the buyer's parcel",
  ],
  ['refund-status-kept', 'PUT /Seller/refunds/{id}', forgets('orders'), 'decides and leaves the order in after-sales'],
  [
    'pay-log-no-sign',
    'POST /user/order/pay',
    besides(({ db }) => {
      const last = db.money_logs.rows().toSorted((a, b) => b.id - a.id)[0]
      if (last) db.money_logs.change(last.id, { money: last.money.replace('-', '') })
    }),
    'writes down that money came where it went',
  ],
  [
    'handle-log-other-purse',
    'POST /Admin/users/money/handle',
    newest('money_logs', { is_type: 1 }),
    'writes the movement down in another purse',
  ],
  ['cash-no-remark', 'POST /user/cashes', newest('cashes', { remark: '' }), 'loses the remark of a withdrawal'],
  ['cash-other-commission', 'POST /user/cashes', newest('cashes', { commission: '0.00' }), 'writes no commission down'],
  [
    'cash-refused-no-reason',
    'PUT /Admin/cashes/{id}',
    newest('cashes', { refuse_info: '' }),
    'refuses a withdrawal and loses the reason',
  ],
  ['comment-no-picture', 'POST /user/comments', newest('order_comments', { image: [] }), 'loses the pictures of a comment'],
  ['comment-score-five', 'POST /user/comments', newest('order_comments', { score: '5.00' }), 'gives five stars always'],
  [
    'reply-no-time',
    'PUT /Seller/order_comments/{id}',
    besides(({ db }, { url }) => void db.order_comments.change(idIn(url), { reply_time: null })),
    'replies and leaves no time',
  ],
  [
    'default-kept',
    'GET /user/addresses/default/{id}',
    besides(({ db }, { owner }) => {
      for (const { id } of db.addresses.by('user_id', owner ?? 0)) db.addresses.change(id, { is_default: 1 })
    }),
    'leaves two defaults',
  ],
  ['common-cart-none', 'GET /common', field('cart', () => 0), 'says that the cart is empty'],
  ['points-no-sale', 'POST /integral/pay', forgets('integral_goods'), 'swaps points and counts nothing'],
  ['group-not-joined', 'POST /user/order/create', forgets('collective_logs'), 'takes the price of a group and opens none'],
  ['order-keeps-lines', 'POST /user/order/create', forgets('carts'), 'leaves in the cart what was ordered from it'],
])

/** Missing or wrong side effects of a call. */
export const traceDefects: readonly Defect[] = traces
