import { defectsOf, type Defect } from '../defect.ts'
import { answers, answerWith, envelope, forgives, refusesWith } from '../inject/reply.ts'

const html = (status = 200) =>
  answers(() => new Response('<!doctype html><title>Shop</title>', { status, headers: { 'content-type': 'text/html' } }))
const empty = answers(() => new Response(null, { status: 204 }))
const broken = answers(() => new Response('{"code":200,"da', { headers: { 'content-type': 'application/json' } }))
const failed = answers(() => answerWith({ message: 'Undefined index: id' }, new Response(null, { status: 500 })))

const envelopes = defectsOf('envelope broken', [
  ['goods-bare', 'GET /goods/{id}', envelope(({ data }) => data), 'sends the data without an envelope'],
  ['brands-bare', 'GET /Admin/goods_brands', envelope(({ data }) => data), 'sends the data without an envelope'],
  ['addresses-result', 'GET /user/addresses', envelope(({ code, data }) => ({ code, result: data })), 'calls the data "result"'],
  ['login-code-text', 'POST /login', envelope(sent => ({ ...sent, code: String(sent.code) })), 'sends the code as text'],
  ['cart-no-code', 'GET /user/carts', envelope(({ data, msg }) => ({ data, msg })), 'forgets the code'],
  [
    'pay-code-zero',
    'POST /user/order/pay',
    envelope(sent => (sent.code === 200 ? { ...sent, code: 0 } : sent)),
    'says 0 for success',
  ],
  [
    'order-code-one',
    'POST /user/order/create',
    envelope(sent => (sent.code === 200 ? { ...sent, code: 1 } : sent)),
    'says 1 for success',
  ],
  ['menu-twice', 'GET /Admin/load_menu', envelope(sent => ({ ...sent, data: sent })), 'puts an envelope into an envelope'],
  ['refund-data-null', 'GET /user/order/refund/{id}', envelope(sent => ({ ...sent, data: null })), 'sends null for the data'],
  [
    'stores-list-bare',
    'GET /stores',
    envelope(sent => ({ ...sent, data: rowsOf(sent.data) })),
    'sends rows without the page around them',
  ],
  [
    'class-wrapped',
    'GET /load_goods_classes',
    envelope(sent => ({ ...sent, data: { list: sent.data } })),
    'wraps a list once more',
  ],
])

const rowsOf = (data: unknown): unknown => (typeof data === 'object' && data !== null && 'data' in data ? data.data : data)

const noAnswers = defectsOf('not an answer', [
  ['home-html', 'GET /home', html(), 'sends a web page'],
  ['orders-html', 'GET /Seller/orders', html(), 'sends a web page'],
  ['refund-html-404', 'PUT /Seller/refunds/{id}', html(404), 'does not know the address'],
  ['articles-html-500', 'GET /Admin/articles', html(500), 'fails with a web page'],
  ['coupons-broken', 'GET /Seller/coupons', broken, 'breaks off in the middle'],
  ['captcha-broken', 'POST /captcha', broken, 'breaks off in the middle'],
  ['delete-204', 'DELETE /Admin/goods_brands/{ids}', empty, 'answers a deletion with nothing'],
  ['favorite-delete-204', 'DELETE /user/favorites/{ids}', empty, 'answers a deletion with nothing'],
  ['freights-500', 'GET /Seller/freights', failed, 'fails'],
  ['comment-500', 'POST /user/comments', failed, 'fails'],
  ['logs-500', 'GET /Admin/money_logs/{id}', failed, 'fails'],
])

const codes = defectsOf('wrong code', [
  ['brand-guest-403', 'GET /Admin/goods_brands/{id}', refusesWith('notLoggedIn', 403), 'says 403 to guests'],
  ['cart-guest-500', 'GET /user/carts', refusesWith('notLoggedIn', 500), 'says 500 to guests'],
  ['order-guest-402', 'GET /user/order/{id}', refusesWith('notLoggedIn', 402), 'says 402 to guests'],
  ['seller-guest-302', 'GET /Seller/goods', refusesWith('notLoggedIn', 302), 'sends guests elsewhere'],
  ['clerk-401', 'GET /Admin/users', refusesWith('noPermission', 401), 'signs administrators out who may not'],
  ['no-store-401', 'GET /Seller/orders', refusesWith('noPermission', 401), 'signs shoppers out who have no store'],
  ['roles-clerk-401', 'POST /Admin/roles', refusesWith('noPermission', 401), 'says 401 to those who may not'],
  ['coupon-invalid-422', 'POST /Seller/coupons', refusesWith('invalidInput', 422), 'says 422 to a wrong form'],
  ['address-missing-404', 'GET /user/addresses/{id}', refusesWith('notFound', 404), 'says 404 for what does not exist'],
  [
    'pay-password-401',
    'POST /user/order/pay',
    refusesWith('wrongPayPassword', 401),
    'signs people out who mistype their payment password',
  ],
  ['login-wrong-401', 'POST /login', refusesWith('wrongCredentials', 401), 'says 401 to a wrong password'],
  ['stock-409', 'POST /user/order/create', refusesWith('stockTooLow', 409), 'says 409 when too little is left'],
  ['sms-often-429', 'POST /sms', refusesWith('sentTooOften', 429), 'says 429 to who asks for a code too often'],
  ['goods-missing-404', 'GET /goods/{id}', refusesWith('notFound', 404), 'says 404 for what does not exist'],
])

const refusals = defectsOf('refusal not given', [
  ['brand-any-form', 'POST /Admin/goods_brands', forgives('invalidInput'), 'takes any form'],
  ['address-any-form', 'POST /user/addresses', forgives('invalidInput'), 'takes any form'],
  ['coupon-any-form', 'PUT /Seller/coupons/{id}', forgives('invalidInput'), 'takes any form'],
  ['comment-any-form', 'POST /user/comments', forgives('invalidInput'), 'takes any form'],
  ['brand-update-missing', 'PUT /Admin/goods_brands/{id}', forgives('notFound'), 'says yes to what does not exist'],
  ['address-delete-missing', 'DELETE /user/addresses/{ids}', forgives('notFound'), 'deletes what does not exist'],
  ['goods-show-missing', 'GET /goods/{id}', forgives('notFound'), 'shows what does not exist'],
  ['column-any', 'GET /Admin/goods_brands', forgives('unknownColumn'), 'passes over a column that does not exist'],
  ['column-any-orders', 'GET /Seller/orders', forgives('unknownColumn'), 'passes over a column that does not exist'],
  ['login-any-password', 'POST /login', forgives('wrongCredentials'), 'takes any password'],
  ['login-no-captcha', 'POST /login', forgives('captchaMissing'), 'asks nobody for the captcha'],
  ['register-any-code', 'POST /register', forgives('wrongCode'), 'takes any code'],
  ['forgot-any-code', 'POST /forget_password', forgives('wrongCode'), 'takes any code'],
  ['register-taken', 'POST /register', forgives('accountTaken'), 'gives a name twice'],
  ['admin-name-taken', 'POST /Admin/admins', forgives('nameTaken'), 'gives a name twice'],
  ['sms-often', 'POST /sms', forgives('sentTooOften'), 'sends codes as often as asked'],
  ['cart-too-many', 'POST /user/carts', forgives('stockTooLow'), 'puts more into the cart than there is'],
  ['cart-off-shelf', 'POST /user/carts', forgives('offShelf'), 'sells what is off the shelf'],
  ['cart-sub-account', 'POST /user/carts', forgives('subAccountRefused'), 'lets sub-accounts buy'],
  ['order-no-address', 'POST /user/order/create', forgives('addressMissing'), 'sends a parcel nowhere'],
  ['group-full', 'POST /user/order/create', forgives('groupFull'), 'lets more into a group than it takes'],
  ['pay-any-password', 'POST /user/order/pay', forgives('wrongPayPassword'), 'takes any payment password'],
  ['coupon-twice', 'POST /user/coupon/receive', forgives('alreadyReceived'), 'gives a coupon twice'],
  ['coupon-over', 'POST /user/coupon/receive', forgives('couponOver'), 'gives coupons that are gone'],
  ['seckill-overlap', 'POST /Seller/seckills', forgives('campaignOverlaps'), 'puts a product into two campaigns'],
  ['refund-too-late', 'POST /user/order/refund', forgives('refundTooLate'), 'takes goods back without a time limit'],
  ['upload-any-file', 'POST /Seller/uploads', forgives('fileRefused'), 'takes any file'],
  ['cash-no-identity', 'POST /user/cashes', forgives('identityMissing'), 'pays out to people unknown'],
  ['store-twice', 'POST /store/join', forgives('storeExists'), 'opens two stores for one person'],
  ['ship-without-courier', 'PUT /Seller/orders/status/edit', forgives('deliveryMissing'), 'ships without a courier'],
  ['role-built-in', 'DELETE /Admin/roles/{ids}', forgives('builtIn'), 'deletes the role of the super administrator'],
  ['menu-below-itself', 'PUT /Admin/menus/{id}', forgives('wrongParent'), 'puts a menu below itself'],
  ['class-not-sold', 'POST /Seller/goods', forgives('classNotSold'), 'sells in any class'],
])

const successes = defectsOf('success refused', [
  ['address-default-refused', 'GET /user/addresses/default/{id}', refuses(), 'refuses to set the default address'],
  ['seller-ship-refused', 'PUT /Seller/orders/status/edit', refuses(), 'refuses to ship'],
  ['brand-import-refused', 'POST /Admin/goods_brands/import/excel', refuses(), 'refuses every import'],
  ['chat-refused', 'POST /Chat/send', refuses(), 'refuses every message'],
])

function refuses() {
  return envelope(sent => (sent.code === 200 ? { code: 500, msg: 'no', data: [] } : sent))
}

/** Responses that cannot be read, and refusals that are wrong, missing or undue. */
export const answerDefects: readonly Defect[] = [...envelopes, ...noAnswers, ...codes, ...refusals, ...successes]
