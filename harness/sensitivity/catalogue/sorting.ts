import { defectsOf, type Defect } from '../defect.ts'
import { field, rows } from '../inject/reply.ts'
import { ignores, misreads, query } from '../inject/request.ts'

const turned = rows(all => all.toReversed())
const sized = (size: string) => query(sent => void (sent.has('per_page') || sent.set('per_page', size)))

const turnedLists = [
  'GET /user/orders',
  'GET /user/carts',
  'GET /user/addresses',
  'GET /user/coupons',
  'GET /user/money_logs',
  'GET /user/cashes',
  'GET /user/comments',
  'GET /user/favorites',
  'GET /goods_comments/{id}',
  'GET /integral/orders',
  'GET /Seller/orders',
  'GET /Admin/orders',
  'GET /Seller/goods',
  'GET /Seller/coupons',
  'GET /Seller/seckills',
  'GET /Admin/users',
  'GET /Admin/goods_brands',
  'GET /Admin/notices',
] as const

const name = (call: string): string =>
  call
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^get-|-$/g, '')

const orders = defectsOf('order of lists', [
  ...turnedLists.map(call => [`${name(call)}-turned`, call, turned, 'lists the oldest first'] as const),
  [
    'goods-sort-ignored',
    'GET /goods',
    query(sent => {
      try {
        const params = JSON.parse(atob(sent.get('params') ?? '')) as object
        sent.set('params', btoa(JSON.stringify({ ...params, sort_type: '', sort_order: '' })))
      } catch {
        // Nothing is asked for.
      }
    }),
    'never sorts as asked',
  ],
])

const sizes = defectsOf('default size', [
  ['orders-size-10', 'GET /user/orders', sized('10'), 'has ten rows on a page'],
  ['goods-size-20', 'GET /goods', sized('20'), 'has twenty rows on a page'],
  ['brands-size-15', 'GET /Admin/goods_brands', sized('15'), 'has fifteen rows on a page'],
  ['seller-goods-size-10', 'GET /Seller/goods', sized('10'), 'has ten rows on a page'],
  ['money-size-10', 'GET /user/money_logs', sized('10'), 'has ten rows on a page'],
  [
    'admin-orders-size-cap',
    'GET /Admin/orders',
    query(sent => {
      if (Number(sent.get('per_page')) > 100) sent.set('per_page', '100')
    }),
    'has at most a hundred rows on a page',
  ],
])

const dates = defectsOf('dates', [
  [
    'orders-date-ignored',
    'GET /user/orders',
    ignores('created_at[]', 'created_at[0]', 'created_at[1]'),
    'ignores the dates that are asked for',
  ],
  ['admin-orders-date-ignored', 'GET /Admin/orders', ignores('created_at[]'), 'ignores the dates that are asked for'],
  ['coupon-phase', 'GET /Seller/coupons', field('status', () => 1), 'says that every coupon is running'],
  ['rule-phase', 'GET /Seller/full_reductions', field('status', () => 1), 'says that every rule is running'],
  ['flash-sale-phase', 'GET /Seller/seckills', field('status', () => 1), 'says that every flash sale is running'],
  ['brands-date-between', 'GET /Admin/goods_brands', misreads('between', 'gt'), 'reads between as greater'],
])

/** Wrong sorting, page sizes and filters by date. */
export const sortingDefects: readonly Defect[] = [...orders, ...sizes, ...dates]
