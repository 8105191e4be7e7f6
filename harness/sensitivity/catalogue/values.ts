import { defectsOf, type Defect } from '../defect.ts'
import { adds, dayOnly, field, inCents, is, isoDate, oneDecimal, unixTime, withCurrency } from '../inject/reply.ts'

const formats = defectsOf('wrong format', [
  ['brand-date-iso', 'GET /Admin/goods_brands/{id}', field('created_at', isoDate), 'writes dates with T and Z'],
  ['order-date-unix', 'GET /Seller/orders', field('created_at', unixTime), 'sends seconds since 1970'],
  ['coupon-day-only', 'GET /user/coupons', field('end_time', dayOnly), 'leaves the time of day out'],
  ['seckill-start-iso', 'GET /seckills', field('start_time', isoDate), 'writes the start of a campaign with T and Z'],
  ['article-date-day', 'GET /article/{name}', field('updated_at', dayOnly), 'leaves the time of day out'],
  ['sms-log-date-iso', 'GET /Admin/sms_logs', field('created_at', isoDate), 'writes dates with T and Z'],
  ['money-log-date-unix', 'GET /user/money_logs', field('created_at', unixTime), 'sends seconds since 1970'],
  ['adv-end-day', 'GET /Admin/advs', field('adv_end', dayOnly), 'leaves the time of day out'],
  ['notice-date-iso', 'GET /Admin/notices/{id}', field('created_at', isoDate), 'writes dates with T and Z'],
  ['goods-price-one-decimal', 'GET /goods/{id}', field('goods_price', oneDecimal), 'sends 20.0 for 20.00'],
  ['goods-list-price-cents', 'GET /goods', field('goods_price', inCents), 'sends cents'],
  [
    'order-price-currency',
    'GET /user/order/{id}',
    field('order_price', withCurrency),
    'puts the sign of the currency before a sum',
  ],
  ['freight-price-cents', 'GET /Seller/freights', field('f_price', inCents), 'sends cents'],
  ['cash-money-one-decimal', 'GET /Seller/cashes', field('money', oneDecimal), 'sends 19.0 for 19.00'],
  ['settlement-total-cents', 'GET /Admin/order_settlements', field('total_price', inCents), 'sends cents'],
  ['points-price-cents', 'GET /integral/goods', field('goods_price', inCents), 'sends points without decimals'],
  [
    'full-reduction-currency',
    'GET /Seller/full_reductions',
    field('money', withCurrency),
    'puts the sign of the currency before a sum',
  ],
  ['commission-one-decimal', 'GET /user/distribution_logs', field('commission', oneDecimal), 'sends 1.0 for 1.00'],
  ['dashboard-total-cents', 'GET /Seller/dashboard/all', field('total_price', inCents), 'sends cents'],
  ['user-points-cents', 'GET /Admin/users', field('integral', inCents), 'sends points without decimals'],
  [
    'brand-picture-bare',
    'GET /Admin/goods_brands',
    field('thumb', is('northwind.svg')),
    'sends the name of a picture without its address',
  ],
  [
    'avatar-script',
    'GET /Admin/admins/{id}',
    field('avatar', is('javascript:alert(1)')),
    'lets a script pass for the address of a picture',
  ],
  [
    'favorite-picture-bare',
    'GET /user/favorites',
    field('goods_master_image', is('mug.png')),
    'sends the name of a picture without its address',
  ],
])

const enums = defectsOf('wrong enum', [
  ['order-status-99', 'GET /user/order/{id}', field('order_status', is(99)), 'sends a status that nobody knows'],
  ['orders-status-99', 'GET /Admin/orders', field('order_status', is(99)), 'sends a status that nobody knows'],
  [
    'seller-orders-refund-9',
    'GET /Seller/orders',
    field('refund_status', is(9)),
    'sends a state of the refund that nobody knows',
  ],
  ['refund-step-9', 'GET /user/order/refund/{id}', field('refund_step', is(9)), 'sends a step that nobody knows'],
  ['refund-verify-word', 'GET /user/order/refund/{id}', field('refund_verify', is('agreed')), 'sends a word for a number'],
  ['goods-status-2', 'GET /goods/{id}', field('goods_status', is(2)), 'sends a third state of on and off'],
  ['goods-review-9', 'GET /Seller/goods', field('goods_verify', is(9)), 'sends a review that nobody knows'],
  ['store-verify-9', 'GET /store', field('store_verify', is(9)), 'sends a step of joining that nobody knows'],
  ['admin-store-verify-9', 'GET /Admin/stores/{id}', field('store_verify', is(9)), 'sends a step of joining that nobody knows'],
  ['cash-status-9', 'GET /Admin/cashes', field('cash_status', is(9)), 'sends a state of the withdrawal that nobody knows'],
  ['coupon-status-9', 'GET /user/coupons', field('status', is(9)), 'sends a state of the coupon that nobody knows'],
  ['favorite-type-9', 'GET /user/favorites', field('is_type', is(9)), 'sends a kind of favourite that nobody knows'],
  ['money-type-9', 'GET /Admin/money_logs', field('is_type', is(9)), 'sends a purse that nobody knows'],
  ['token-type-mac', 'POST /login', field('token_type', is('MAC')), 'names another kind of token'],
  ['device-toaster', 'GET /Admin/app_versions', field('device', is('toaster')), 'sends a device that nobody knows'],
  ['points-order-status-99', 'GET /integral/orders', field('order_status', is(99)), 'sends a status that nobody knows'],
  ['oauth-name-other', 'GET /user/oauths', field('oauth_name', is('elsewhere')), 'names a service that nobody knows'],
])

const hash = '$2y$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy'

const secrets = defectsOf('extra secret', [
  ['info-password', 'POST /auth/info', adds('password', hash), 'sends the whole row of the user'],
  ['info-pay-password', 'POST /auth/info', adds('pay_password', '123456'), 'sends the payment password'],
  ['seller-info-password', 'POST /Seller/auth/info', adds('password', hash), 'sends the whole row of the user'],
  ['admin-info-password', 'POST /Admin/auth/info', adds('password', hash), 'sends the whole row of the administrator'],
  ['users-password', 'GET /Admin/users', adds('password', hash), 'sends whole rows of users'],
  ['user-pay-password', 'GET /Admin/users/{id}', adds('pay_password', hash), 'sends the whole row of the user'],
  ['admins-remember-token', 'GET /Admin/admins', adds('remember_token', 'kT9x'), 'sends whole rows of administrators'],
  ['admin-password', 'GET /Admin/admins/{id}', adds('password', hash), 'sends the whole row of the administrator'],
  ['staff-password', 'GET /Seller/users', adds('password', hash), 'sends whole rows of sub-accounts'],
  ['store-owner-password', 'GET /store/{id}', adds('password', hash), 'sends the owner with the store'],
  ['stores-pay-password', 'GET /stores', adds('pay_password', hash), 'sends the owners with the stores'],
  ['comments-password', 'GET /goods_comments/{id}', adds('password', hash), 'sends the writers with the comments'],
  ['order-buyer-password', 'GET /Seller/orders/{id}', adds('password', hash), 'sends the buyer with the order'],
  ['friends-password', 'GET /user/distributions', adds('password', hash), 'sends whole rows of invited people'],
  ['login-password', 'POST /login', adds('password', hash), 'sends the user with the token'],
  ['register-password', 'POST /register', adds('password', hash), 'sends the new user with the token'],
])

/** Wrong values of the right type, and values that must never be sent. */
export const valueDefects: readonly Defect[] = [...formats, ...enums, ...secrets]
