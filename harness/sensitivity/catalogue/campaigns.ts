import { cents } from '#contracts/wire/money.ts'
import type { RowOf } from '#mocks/db/rows.ts'
import { defectsOf, type Defect } from '../defect.ts'
import { afterwards, whenRefused } from '../inject/afterwards.ts'
import { during } from '../inject/order.ts'
import { answerWith, data, field, rows } from '../inject/reply.ts'
import { amount } from '../inject/sums.ts'
import { idIn } from '../inject/write.ts'

const create = 'POST /user/order/create'

const freight = (change: (row: RowOf<'freights'>) => Partial<RowOf<'freights'>>) =>
  during(({ db }) => {
    for (const row of db.freights.rows().slice()) db.freights.change(row.id, change(row))
  }, 'freights')

const freights = defectsOf('price', [
  ['freight-no-steps', create, freight(() => ({ o_price: '0.00' })), 'charges the first price for any weight'],
  [
    'freight-first-zero-free',
    create,
    freight(({ f_weight }) => (f_weight === '0.00' ? { f_price: '0.00' } : {})),
    'ships free where the first weight is 0',
  ],
  [
    'freight-never-free',
    create,
    freight(({ f_price }) => (f_price === '0.00' ? { f_price: '0.01' } : {})),
    'counts steps where the first price is 0',
  ],
  [
    'freight-step-left',
    create,
    freight(({ f_weight, o_weight }) => ({ f_weight: (Number(f_weight) + Number(o_weight) - 0.01).toFixed(2) })),
    'counts finished steps alone',
  ],
  [
    'freight-first-included',
    create,
    freight(({ f_weight }) => (Number(f_weight) > 0.01 ? { f_weight: (Number(f_weight) - 0.01).toFixed(2) } : {})),
    'counts a step from the first weight on',
  ],
  [
    'freight-free-charged',
    create,
    during(({ db }) => {
      for (const { id, freight_id } of db.goods.rows().slice()) if (freight_id === -1) db.goods.change(id, { freight_id: 0 })
    }, 'goods'),
    'charges freight for what ships free',
  ],
  [
    'freight-uncovered-free',
    create,
    during(({ db }) => {
      for (const { id, freight_id } of db.goods.rows().slice()) if (freight_id > 0) db.goods.change(id, { freight_id: -1 })
    }, 'goods'),
    'ships free where a template of its own applies',
  ],
])

const lists = defectsOf('order of lists', [
  [
    'sale-price-cent-high',
    'GET /seckills',
    field('goods_price', price => amount(cents(String(price)) + 1)),
    'shows the price of a sale a cent too high',
  ],
  [
    'rules-falling',
    'GET /goods/{id}',
    data(sent => {
      const goods = Object(sent) as { full_reductions?: unknown[] }
      return { ...goods, ...(goods.full_reductions && { full_reductions: goods.full_reductions.toReversed() }) }
    }),
    'lists rules by falling threshold',
  ],
  ['seller-coupons-oldest', 'GET /Seller/coupons', rows(list => list.toReversed()), 'lists the oldest first'],
  ['seller-rules-oldest', 'GET /Seller/full_reductions', rows(list => list.toReversed()), 'lists the oldest first'],
])

const stopped = defectsOf('run out', [
  [
    'receive-ended',
    'POST /user/coupon/receive',
    whenRefused(({ db, form, now, code }) => {
      const row = db.coupons.find(Number(form.get('id')))
      return code !== 401 && row && row.end_time < now ? answerWith({ code: 200, msg: 'ok', data: true }) : undefined
    }),
    'hands out a coupon whose campaign has ended',
  ],
  [
    'receive-before-start-refused',
    'POST /user/coupon/receive',
    afterwards(({ db, form, now }) => {
      const row = db.coupons.find(Number(form.get('id')))
      return row && row.start_time > now ? answerWith({ code: 500, msg: '优惠券已领完', data: [] }) : undefined
    }),
    'hands out no coupon before its campaign starts',
  ],
  [
    'commission-first-level',
    'POST /user/order/pay',
    afterwards(({ db, rows: before }) => {
      const known = new Set(before('distribution_logs').map(({ id }) => id))
      for (const { id, lev } of db.distribution_logs.rows().slice())
        if (!known.has(id) && Number(lev) > 1) db.distribution_logs.remove(id)
    }, 'distribution_logs'),
    'gives commissions to the first level alone',
  ],
  [
    'commission-cut',
    'POST /user/order/pay',
    afterwards(({ db, rows: before }) => {
      const known = new Set(before('distribution_logs').map(({ id }) => id))
      for (const { id, commission } of db.distribution_logs.rows().slice())
        if (!known.has(id)) db.distribution_logs.change(id, { commission: amount(cents(commission) - 1) })
    }, 'distribution_logs'),
    'cuts commissions instead of rounding them',
  ],
  [
    'coupon-end-kept',
    'PUT /Seller/coupons/{id}',
    afterwards(({ db, url, was }) => {
      const before = was('coupons', idIn(url))
      if (before) db.coupons.change(before.id, { end_time: before.end_time })
    }, 'coupons'),
    'keeps the end of a campaign whatever is sent',
  ],
])

/** Freight, commissions and how campaigns are listed and kept, written from FRT, CMP, CPN and RFL. */
export const campaignDefects: readonly Defect[] = [...freights, ...lists, ...stopped]
