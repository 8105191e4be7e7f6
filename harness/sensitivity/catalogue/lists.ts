import { defectsOf, type Defect, type Injection } from '../defect.ts'
import { data, field, is, rows } from '../inject/reply.ts'
import { ignores, ignoresConditions, misreads, query } from '../inject/request.ts'

const pages = defectsOf('ignored page', [
  ['goods-first-page', 'GET /goods', ignores('page'), 'always sends the first page'],
  ['orders-first-page', 'GET /user/orders', ignores('page'), 'always sends the first page'],
  ['brands-first-page', 'GET /Admin/goods_brands', ignores('page'), 'always sends the first page'],
  ['users-first-page', 'GET /Admin/users', ignores('page'), 'always sends the first page'],
  ['seller-goods-first-page', 'GET /Seller/goods', ignores('page'), 'always sends the first page'],
  ['areas-first-page', 'GET /Admin/areas', ignores('page'), 'always sends the first page'],
  ['stores-first-page', 'GET /stores', ignores('page'), 'always sends the first page'],
  ['comments-current-page', 'GET /Admin/order_comments', field('current_page', is(1)), 'always says that this is the first page'],
])

const sizes = defectsOf('ignored size', [
  ['goods-any-size', 'GET /goods', ignores('per_page'), 'sends as many rows as it likes'],
  ['admin-orders-any-size', 'GET /Admin/orders', ignores('per_page'), 'sends as many rows as it likes'],
  ['seller-orders-any-size', 'GET /Seller/orders', ignores('per_page'), 'sends as many rows as it likes'],
  ['logs-any-size', 'GET /Admin/money_logs', ignores('per_page'), 'sends as many rows as it likes'],
  ['brands-everything', 'GET /Seller/goods_brands', query(sent => sent.set('per_page', '5000')), 'sends everything at once'],
  ['admin-goods-any-size', 'GET /Admin/goods', ignores('per_page'), 'sends as many rows as it likes'],
  ['permissions-one-less', 'GET /Admin/permissions', rows(list => list.slice(0, -1)), 'leaves the last row of a page out'],
  ['money-size-echo', 'GET /user/money_logs', field('per_page', is(15)), 'says that a page has 15 rows, whatever was asked'],
])

const filters = defectsOf('ignored filter', [
  ['brands-unfiltered', 'GET /Admin/goods_brands', ignoresConditions, 'lists everything, whatever is searched for'],
  ['users-unfiltered', 'GET /Admin/users', ignoresConditions, 'lists everything, whatever is searched for'],
  ['admin-orders-unfiltered', 'GET /Admin/orders', ignoresConditions, 'lists everything, whatever is searched for'],
  ['seller-goods-unfiltered', 'GET /Seller/goods', ignoresConditions, 'lists everything, whatever is searched for'],
  ['areas-unfiltered', 'GET /Admin/areas', ignoresConditions, 'lists everything, whatever is searched for'],
  ['articles-unfiltered', 'GET /Admin/articles', ignoresConditions, 'lists everything, whatever is searched for'],
  ['sms-unfiltered', 'GET /Admin/sms_logs', ignoresConditions, 'lists everything, whatever is searched for'],
  ['brands-like-exact', 'GET /Admin/goods_brands', misreads('likeRight', ''), 'takes "starts with" for "is"'],
  ['brands-like-anywhere', 'GET /Admin/goods_brands', misreads('likeRight', 'like'), 'takes "starts with" for "contains"'],
  ['expresses-gt-ngt', 'GET /Admin/expresses', misreads('gt', 'ngt'), 'counts the bound of "greater" in'],
  ['orders-lt-gt', 'GET /Seller/orders', misreads('gt', 'lt'), 'takes "greater" for "less"'],
  ['classes-gt-equals', 'GET /Admin/goods_classes', misreads('gt', ''), 'takes "greater" for "is"'],
  ['attrs-in-first', 'GET /Admin/goods_attrs', misreads('in', ''), 'takes a list of ids for its first'],
  ['goods-class-ignored', 'GET /goods', ignores('params'), 'lists everything, whatever is searched for'],
  ['orders-status-ignored', 'GET /user/orders', ignores('order_status'), 'lists orders of every status'],
  ['purse-ignored', 'GET /user/money_logs', ignores('is_type'), 'lists the movements of every purse'],
])

const orders = defectsOf('wrong order', [
  ['users-oldest-first', 'GET /Admin/users', rows(list => list.toReversed()), 'sends the oldest first'],
  ['seller-orders-oldest-first', 'GET /Seller/orders', rows(list => list.toReversed()), 'sends the oldest first'],
  ['my-orders-oldest-first', 'GET /user/orders', rows(list => list.toReversed()), 'sends the oldest first'],
  [
    'logs-shuffled',
    'GET /Admin/money_logs',
    rows(list => [...list.slice(1), ...list.slice(0, 1)]),
    'sends rows in another order',
  ],
])

const total = (change: (total: number, rows: number) => number) =>
  data(sent =>
    typeof sent === 'object' && sent !== null && 'total' in sent && 'data' in sent && Array.isArray(sent.data)
      ? { ...sent, total: change(Number(sent.total), sent.data.length) }
      : sent,
  )

const totals = defectsOf('wrong total', [
  ['goods-total-of-page', 'GET /goods', total((_, rows) => rows), 'counts the rows of the page only'],
  ['brands-total-plus-one', 'GET /Admin/goods_brands', total(all => all + 1), 'counts one too many'],
  ['orders-total-of-page', 'GET /Seller/orders', total((_, rows) => rows), 'counts the rows of the page only'],
  ['users-total-zero', 'GET /Admin/users', total(() => 0), 'does not count'],
  ['admin-goods-total-plus', 'GET /Admin/goods', total(all => all + 7), 'counts what was deleted, too'],
  ['my-orders-total-zero', 'GET /user/orders', total(() => 0), 'does not count'],
  ['areas-last-page-one', 'GET /Admin/areas', field('last_page', is(1)), 'knows of one page only'],
  ['comments-last-page-99', 'GET /Admin/order_comments', field('last_page', is(99)), 'knows of pages that do not exist'],
  ['cashes-total-plus', 'GET /Admin/cashes', total(all => all + 1), 'counts one too many'],
])

const pageOf = (request: Request): number => Number(new URL(request.url).searchParams.get('page') ?? 1)

/** Repeats the last row of a page as the first of the next one, as unstable sorting does. */
const overlapping: Injection = around => {
  let last: unknown
  return rows((list, request) => {
    if (pageOf(request) > 1) return list.length > 0 ? [last, ...list.slice(1)] : list
    last = list.at(-1)
    return list
  })(around)
}

const duplicates = defectsOf('duplicate rows', [
  ['goods-page-overlap', 'GET /goods', overlapping, 'repeats a row on the next page and loses another'],
  ['users-page-overlap', 'GET /Admin/users', overlapping, 'repeats a row on the next page and loses another'],
  ['seller-goods-overlap', 'GET /Seller/goods', overlapping, 'repeats a row on the next page and loses another'],
  [
    'admin-orders-twice',
    'GET /Admin/orders',
    rows(list => list.flatMap(row => [row, row]).slice(0, list.length)),
    'sends rows twice',
  ],
  [
    'permissions-twice',
    'GET /Admin/permissions',
    rows(list => [...list.slice(0, -1), ...list.slice(0, 1)]),
    'sends the first row twice',
  ],
])

/** Lists that ignore parts of their query. */
export const listDefects: readonly Defect[] = [...pages, ...sizes, ...filters, ...orders, ...totals, ...duplicates]
