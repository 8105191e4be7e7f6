import { defectsOf, type Defect } from '../defect.ts'
import { sent } from '../inject/order.ts'
import { drops } from '../inject/request.ts'

/** Fields that a careless server never reads, by call. */
export const unread: Readonly<Record<string, readonly string[]>> = {
  'PUT /Seller/goods/{id}': [
    'goods_weight',
    'freight_id',
    'goods_stock',
    'goods_market_price',
    'goods_status',
    'goods_subname',
    'goods_no',
  ],
  'POST /Seller/goods': ['goods_weight', 'goods_stock', 'goods_subname', 'goods_content', 'goods_no'],
  'PUT /Admin/goods/{id}': ['goods_price', 'goods_stock'],
  'POST /user/addresses': ['is_default'],
  'PUT /user/addresses/{id}': ['is_default'],
  'PUT /user/comments/{id}': ['score', 'content'],
  'POST /user/comments': ['agree', 'service', 'speed'],
  'PUT /Seller/coupons/{id}': ['stock'],
  'POST /Seller/coupons': ['content'],
  'POST /Admin/articles': ['content'],
  'PUT /Admin/articles/{id}': ['content'],
  'POST /Admin/article_menus': ['is_sort'],
  'POST /Admin/goods_classes': ['is_sort'],
  'PUT /Admin/goods_classes/{id}': ['thumb'],
  'POST /Admin/goods_brands': ['thumb'],
  'PUT /Admin/goods_brands/{id}': ['thumb'],
  'POST /Admin/notices': ['tag'],
  'PUT /Seller/orders/{id}': ['receive_tel'],
  'PUT /Admin/orders/{id}': ['receive_address'],
  'POST /Admin/users': ['nickname'],
  'PUT /Admin/users/{id}': ['nickname'],
  'POST /auth/edit': ['nickname'],
  'POST /Admin/users/money/handle': ['info'],
}

const shortOf = (call: string): string =>
  call
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '')

const ignored = defectsOf(
  'other values',
  Object.entries(unread).flatMap(([call, fields]) =>
    fields.map(
      field => [`${shortOf(call)}-no-${field.replaceAll('_', '-')}`, call, drops(field), `never reads ${field}`] as const,
    ),
  ),
)

const taken = defectsOf('other values', [
  ['refund-always-money', 'POST /user/order/refund', sent('refund_type', () => '0'), 'takes an exchange for money back'],
  [
    'admin-status-always-shipped',
    'PUT /Admin/orders/status/edit',
    sent('status', () => '3'),
    'ships whatever stage is asked for',
  ],
  ['cancel-is-receipt', 'PUT /user/order/{id}', sent('order_status', () => '4'), 'takes every change for a receipt'],
  [
    'handle-always-balance',
    'POST /Admin/users/money/handle',
    sent('is_type', () => '0'),
    'moves the balance whichever purse is named',
  ],
  ['refund-refused-accepted', 'PUT /Seller/refunds/{id}', sent('refund_verify', () => '1'), 'accepts what is refused'],
  ['cash-refused-paid', 'PUT /Admin/cashes/{id}', sent('cash_status', () => '1'), 'pays out what is refused'],
  ['favourite-store-as-product', 'POST /user/favorites', sent('is_type', () => '0'), 'takes a store for a product'],
  ['cart-step-always-up', 'PUT /user/carts/{id}', sent('is_type', () => '1'), 'adds one where one is taken away'],
  ['points-one-always', 'POST /integral/pay', sent('buy_num', () => '1'), 'swaps one piece however many are asked for'],
])

/** Values that no example uses. */
export const unreadDefects: readonly Defect[] = [...ignored, ...taken]
