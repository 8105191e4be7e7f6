import { cents } from '#contracts/wire/money.ts'
import { defectsOf, type Defect } from '../defect.ts'
import { afterwards } from '../inject/afterwards.ts'
import { rows } from '../inject/reply.ts'
import { search } from '../inject/request.ts'
import { amount } from '../inject/sums.ts'
import { idIn } from '../inject/write.ts'

import { add, keeps, leavesRows } from '../inject/keep.ts'

const products = defectsOf('other values', [
  [
    'goods-first-picture-main',
    'PUT /Seller/goods/{id}',
    afterwards(({ db, url }) => {
      const goods = db.goods.find(idIn(url))
      const [first] = goods?.goods_images ?? []
      if (goods && first) db.goods.change(goods.id, { goods_master_image: first })
    }),
    'makes the first picture the main one whatever was chosen',
  ],
  [
    'goods-stock-none-kept',
    'PUT /Seller/goods/{id}',
    afterwards(({ db, url, was }) => {
      const before = was('goods', idIn(url))
      if (before && db.goods.find(before.id)?.goods_stock === 0) db.goods.change(before.id, { goods_stock: before.goods_stock })
    }, 'goods'),
    'takes a stock of 0 for one that was not sent',
  ],
  [
    'goods-empty-name-stored',
    'PUT /Seller/goods/{id}',
    afterwards(({ db, url, form }) => {
      if (form.get('goods_subname') === '' && db.goods.find(idIn(url))) db.goods.change(idIn(url), { goods_subname: '' })
    }),
    'stores an empty subtitle',
  ],
  [
    'goods-skus-lost',
    'PUT /Seller/goods/{id}',
    afterwards(({ db, url, form }) => {
      if (Array.from(form.keys()).some(key => key.startsWith('skuList'))) return
      for (const { id } of db.goods_skus.by('goods_id', idIn(url)).slice()) db.goods_skus.remove(id)
    }),
    'removes the SKUs where no list is sent',
  ],
  [
    'goods-skus-stay',
    'PUT /Seller/goods/{id}',
    afterwards(({ db, url, rows: before }) => {
      for (const row of before('goods_skus'))
        if (row.goods_id === idIn(url) && !db.goods_skus.find(row.id)) add(db, 'goods_skus', row)
    }, 'goods_skus'),
    'keeps SKUs that are missing from the list',
  ],
  [
    'goods-review-skipped',
    'PUT /Seller/goods/{id}',
    keeps('goods', 'goods_verify'),
    'starts no review after a change of the text',
  ],
  [
    'goods-review-always',
    'PUT /Seller/goods/{id}',
    afterwards(({ db, url }) => db.goods.find(idIn(url)) && db.goods.change(idIn(url), { goods_verify: 2 })),
    'starts the review after any change',
  ],
  ['goods-rejection-stays', 'PUT /Admin/goods/{id}', keeps('goods', 'refuse_info'), 'keeps the reason of a rejection'],
  [
    'goods-new-on-shelf',
    'POST /Seller/goods',
    afterwards(({ db, form }) => {
      const last = db.goods.rows().at(-1)
      if (last && !form.has('goods_status')) db.goods.change(last.id, { goods_status: 1 })
    }),
    'puts new products on the shelf unasked',
  ],
  [
    'attr-values-only-grow',
    'PUT /Seller/goods_attrs/{id}',
    leavesRows('goods_specs'),
    'keeps values of an attribute that are not sent',
  ],
  [
    'search-any-word',
    'GET /goods',
    search(sent => ({ ...sent, keywords: String(sent.keywords ?? '').split(/ |%20/)[0] })),
    'searches for the first word alone',
  ],
  [
    'list-dearer-than-cheapest',
    'GET /goods',
    rows(list => list.map(row => ({ ...Object(row), goods_price: amount(cents(String(Object(row).goods_price)) + 100) }))),
    'shows a dearer price than the cheapest SKU',
  ],
])

const campaigns = defectsOf('dates', [
  ['coupon-start-kept', 'PUT /Seller/coupons/{id}', keeps('coupons', 'start_time'), 'keeps the start of a campaign'],
  ['sale-end-kept', 'PUT /Seller/seckills/{id}', keeps('seckills', 'end_time'), 'keeps the end of a sale'],
  ['rule-end-kept', 'PUT /Seller/full_reductions/{id}', keeps('full_reductions', 'end_time'), 'keeps the end of a rule'],
])

/** Products and the times of campaigns, written from GDE, SKU, REV, SRH and CMP. */
export const productDefects: readonly Defect[] = [...products, ...campaigns]
