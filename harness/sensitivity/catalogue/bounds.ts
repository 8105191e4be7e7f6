import { defectsOf, type Defect } from '../defect.ts'
import { forgives } from '../inject/reply.ts'
import { instead, lines, sent } from '../inject/order.ts'

const atLeast = (least: number) => (value: string) => (Number(value) < least ? String(least) : value)
const atMost = (most: number) => (value: string) => (Number(value) > most ? String(most) : value)
const unsigned = (value: string): string => value.replace(/^-/, '')
const cut = (length: number) => (value: string) => value.slice(0, length)
const least = (number: number) => (sent: number) => Math.max(number, sent)

const outOfBounds = defectsOf('out of bounds', [
  ['cart-negative', 'POST /user/carts', sent('buy_num', unsigned), 'adds as many as the negative number says'],
  ['cart-none', 'POST /user/carts', sent('buy_num', atLeast(1)), 'adds one where none is asked for'],
  [
    'cart-huge',
    'POST /user/carts',
    sent('buy_num', value => (Number(value) > 9999 ? '1' : value)),
    'adds one where too many are asked for',
  ],
  ['cart-line-negative', 'PUT /user/carts/{id}', sent('buy_num', unsigned), 'takes a negative quantity without its sign'],
  ['cart-line-none', 'PUT /user/carts/{id}', sent('buy_num', atLeast(1)), 'takes a quantity of 0 for 1'],
  [
    'order-line-none',
    'POST /user/order/create',
    lines(all => all.map(one => ({ ...one, buy_num: least(1)(one.buy_num) }))),
    'orders one piece where none is asked for',
  ],
  [
    'before-line-none',
    'POST /user/order/before',
    lines(all => all.map(one => ({ ...one, buy_num: least(1)(one.buy_num) }))),
    'shows one piece where none is asked for',
  ],
  ['order-remark-cut', 'POST /user/order/create', sent('remark', cut(150)), 'cuts a remark that is too long'],
  ['address-name-cut', 'POST /user/addresses', sent('receive_name', cut(15)), 'cuts a name that is too long'],
  ['address-street-cut', 'PUT /user/addresses/{id}', sent('address', cut(80)), 'cuts a street that is too long'],
  [
    'address-phone-any',
    'POST /user/addresses',
    sent('receive_tel', value => (/^1[3-9]\d{9}$/.test(value) ? value : '13800000000')),
    'takes any text for a phone number',
  ],
  ['comment-stars-six', 'POST /user/comments', sent('score', atMost(5)), 'takes more than five stars'],
  ['comment-cut', 'POST /user/comments', sent('content', cut(500)), 'cuts a comment that is too long'],
  ['refund-reason-cut', 'POST /user/order/refund', sent('refund_remark', cut(500)), 'cuts a reason that is too long'],
  ['flash-sale-over-100', 'POST /Seller/seckills', sent('discount', atMost(100)), 'takes more than 100 percent off'],
  [
    'flash-sale-nothing-off',
    'POST /Seller/seckills',
    sent('discount', value => (Number(value) === 0 ? '1.00' : value)),
    'takes a flash sale that takes nothing off',
  ],
  ['group-of-one', 'POST /Seller/collectives', sent('need', atLeast(2)), 'takes a group of one'],
  ['group-of-300', 'POST /Seller/collectives', sent('need', atMost(255)), 'takes a group of more than 255'],
  ['coupon-none-left', 'POST /Seller/coupons', sent('stock', atLeast(1)), 'takes a coupon of which there is none'],
  [
    'coupon-of-nothing',
    'POST /Seller/coupons',
    sent('money', value => (Number(value) === 0 ? '0.01' : value)),
    'takes a coupon of 0.00',
  ],
  [
    'rule-of-nothing',
    'POST /Seller/full_reductions',
    sent('money', value => (Number(value) === 0 ? '0.01' : value)),
    'takes a rule that saves 0.00',
  ],
  ['coupon-name-cut', 'POST /Seller/coupons', sent('name', cut(10)), 'cuts a name that is too long'],
  ['rule-name-cut', 'PUT /Seller/full_reductions/{id}', sent('name', cut(10)), 'cuts a name that is too long'],
  ['cash-of-nothing', 'POST /user/cashes', sent('money', value => (Number(value) === 0 ? '0.01' : value)), 'pays out 0.00'],
  ['cash-negative', 'POST /user/cashes', sent('money', unsigned), 'pays out a negative sum'],
  ['points-none', 'POST /integral/pay', sent('buy_num', atLeast(1)), 'swaps one where none is asked for'],
  ['points-negative', 'POST /integral/pay', sent('buy_num', unsigned), 'swaps as many as the negative number says'],
  ['brand-name-cut', 'POST /Admin/goods_brands', sent('name', cut(20)), 'cuts a name that is too long'],
  ['money-info-cut', 'POST /Admin/users/money/handle', sent('info', cut(50)), 'cuts a purpose that is too long'],
  ['reply-cut', 'PUT /Seller/order_comments/{id}', sent('reply', cut(500)), 'cuts a reply that is too long'],
])

const oneLess = (name: string) => (body: URLSearchParams) => body.set(name, '1')

const runOut = defectsOf('run out', [
  ['cart-fewer', 'POST /user/carts', instead(oneLess('buy_num')), 'adds one where fewer are left than asked for'],
  ['cart-line-fewer', 'PUT /user/carts/{id}', forgives('stockTooLow'), 'lets a line ask for more than there is'],
  ['cart-takes-off-shelf', 'POST /user/carts', forgives('offShelf'), 'takes what is off the shelf into the cart'],
  ['order-off-shelf', 'POST /user/order/create', forgives('offShelf'), 'sells what is off the shelf'],
  ['before-off-shelf', 'POST /user/order/before', forgives('offShelf'), 'offers what is off the shelf'],
  ['coupon-gone', 'POST /user/coupon/receive', forgives('couponOver'), 'gives a coupon of which none is left'],
  ['coupon-received-twice', 'POST /user/coupon/receive', forgives('alreadyReceived'), 'gives the same coupon twice'],
  ['group-grows-full', 'POST /user/order/create', forgives('groupFull'), 'lets a full group grow'],
  ['refund-late', 'POST /user/order/refund', forgives('refundTooLate'), 'takes a refund when its time is over'],
  ['seller-cash-too-much', 'POST /Seller/cashes', forgives('balanceTooLow'), 'pays out more than the store has'],
  ['handle-below-zero', 'POST /Admin/users/money/handle', forgives('balanceTooLow'), 'takes more than there is'],
])

/** Limits of numbers, texts, stock and time that are not checked. */
export const boundDefects: readonly Defect[] = [...outOfBounds, ...runOut]
