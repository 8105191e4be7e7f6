import { defectsOf, type Defect } from '../defect.ts'
import { sent } from '../inject/order.ts'
import { drops, ignores, query } from '../inject/request.ts'

const bySize = (size: string) =>
  query(asked => {
    if (!asked.has('per_page')) asked.set('per_page', size)
  })

const dayEarlier = (text: string): string => {
  const time = Date.parse(`${text.replace(' ', 'T')}Z`)
  return Number.isNaN(time) ? text : new Date(time - 86_400_000).toISOString().slice(0, 19).replace('T', ' ')
}

const defaultSizes = defectsOf('default size', [
  ['comments-ten-by-default', 'GET /goods_comments/{id}', bySize('10'), 'answers ten comments unless asked for more'],
  ['brands-five-by-default', 'GET /Admin/goods_brands', bySize('5'), 'answers five brands unless asked for more'],
  ['user-coupons-one-by-default', 'GET /user/coupons', bySize('1'), 'answers one coupon unless asked for more'],
])

const values = defectsOf('other values', [
  ['remark-cut', 'POST /user/order/create', sent('remark', text => text.slice(0, 10)), 'keeps ten letters of a remark'],
  ['express-code-upper', 'POST /Admin/expresses', sent('code', code => code.toUpperCase()), 'stores codes in capitals'],
  [
    'article-without-tags',
    'POST /Admin/articles',
    sent('content', text => text.replaceAll(/<[^>]*>/g, '')),
    'stores articles without their markup',
  ],
  [
    'comment-four-at-most',
    'POST /user/comments',
    sent('score', score => (score === '5' ? '4' : score)),
    'gives four stars at most',
  ],
])

const dates = defectsOf('dates', [
  ['advert-ends-early', 'POST /Admin/advs', sent('adv_end', dayEarlier), 'ends an advert a day early'],
  ['advert-begins-early', 'PUT /Admin/advs/{id}', sent('adv_start', dayEarlier), 'begins a changed advert a day early'],
  ['coupon-ends-early', 'POST /Seller/coupons', sent('end_time', dayEarlier), 'ends a coupon a day early'],
  ['flash-sale-begins-early', 'POST /Seller/seckills', sent('start_time', dayEarlier), 'begins a flash sale a day early'],
])

const left = defectsOf('left elsewhere', [
  ['brand-keeps-picture', 'PUT /Admin/goods_brands/{id}', drops('thumb'), 'keeps the picture of a brand'],
  ['advert-keeps-place', 'PUT /Admin/advs/{id}', drops('is_sort'), 'keeps the place of an advert'],
  ['version-of-any-device', 'GET /app_versions', ignores('device'), 'shows the newest version for Android to everybody'],
  ['article-keeps-section', 'PUT /Admin/articles/{id}', drops('pid'), 'keeps the section of an article'],
])

/** Defects in page sizes, dates, values that no example has, and fields that a change has to write. */
export const edgeDefects: readonly Defect[] = [...defaultSizes, ...values, ...dates, ...left]
