import { cents } from '#contracts/wire/money.ts'
import { defectsOf, type Defect, type Injection } from '../defect.ts'
import { tokenIn } from '../inject/access.ts'
import { afterwards, whenRefused, type Done } from '../inject/afterwards.ts'
import { answerWith, data, field, forgives, rows } from '../inject/reply.ts'
import { ignores, query } from '../inject/request.ts'
import { amount, made } from '../inject/sums.ts'
import { idIn } from '../inject/write.ts'

const create = 'POST /user/order/create'

/** What a creation does wrongly to the order of the second store and of those after it. */
const otherStores = (work: (done: Done, order: ReturnType<typeof made>[number]) => unknown): Injection =>
  afterwards(done => {
    for (const order of made(done).slice(1)) work(done, order)
  })

const several = defectsOf('several at once', [
  [
    'remark-first-store',
    create,
    otherStores(({ db }, { id }) => db.orders.change(id, { remark: '' })),
    'writes the remark into the order of the first store alone',
  ],
  [
    'freight-first-store',
    create,
    otherStores(({ db }, { id, order_price, coupon_money }) =>
      db.orders.change(id, { freight_money: '0.00', total_price: amount(cents(order_price) - cents(coupon_money)) }),
    ),
    'charges freight for the first store alone',
  ],
  [
    'coupon-first-store-used',
    create,
    otherStores(({ db }, { coupon_id }) => coupon_id > 0 && db.coupon_logs.change(coupon_id, { status: 0, order_id: 0 })),
    'marks the coupon of the first store as used, that of the second not',
  ],
  [
    'pay-sold-of-first-order',
    'POST /user/order/pay',
    afterwards(({ db, form }) => {
      for (const order of (form.get('order_id') ?? '').split(',').slice(1).map(Number))
        for (const { goods_id, buy_num } of db.order_goods.by('order_id', order)) {
          const goods = db.goods.find(goods_id)
          if (goods) db.goods.change(goods_id, { goods_sale: Math.max(0, goods.goods_sale - buy_num) })
        }
    }),
    'counts as sold what the first of several orders holds',
  ],
  [
    'commission-first-line',
    'POST /user/order/pay',
    afterwards(({ db, rows: before }) => {
      const known = new Set(before('distribution_logs').map(({ id }) => id))
      const added = db.distribution_logs.rows().filter(({ id }) => !known.has(id))
      for (const { id, order_goods_id } of added) if (order_goods_id !== added[0]?.order_goods_id) db.distribution_logs.remove(id)
    }, 'distribution_logs'),
    'gives commissions for the first line of an order alone',
  ],
])

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

/** Ends a period of several days a day earlier. */
const lastDayOut = query(asked => {
  const [from, to] = [...asked].filter(([name]) => name.startsWith('created_at'))
  if (!from || !to || from[1].slice(0, 10) >= to[1].slice(0, 10)) return
  for (const name of [from[0], to[0]]) asked.delete(name)
  asked.append(from[0], from[1])
  asked.append(to[0], dayBefore(to[1].slice(0, 10)) + to[1].slice(10))
})

const dates = defectsOf('dates', [
  ['orders-last-day-out', 'GET /user/orders', lastDayOut, 'leaves the last day of a period out'],
  ['sales-last-day-out', 'GET /Seller/dashboard/order', lastDayOut, 'leaves the last day of a period out'],
])

const pages = defectsOf('ignored page', [
  [
    'orders-page-beyond-is-last',
    'GET /user/orders',
    around => async request => {
      const copy = request.clone()
      const response = await around.mock(request)
      const { code, data: page } = (await response.clone().json()) as { code: number; data?: { last_page?: number } }
      const url = new URL(copy.url)
      if (code !== 200 || Number(url.searchParams.get('page') ?? 1) <= (page?.last_page ?? 0)) return response
      url.searchParams.set('page', String(page?.last_page ?? 1))
      return around.mock(new Request(url, copy))
    },
    'answers the last page where a page beyond it is asked for',
  ],
  [
    'chat-ten-a-page',
    'POST /Chat/friend_content',
    rows(list => list.slice(0, 10)),
    'answers ten messages however many a page should have',
  ],
])

const elsewhere = defectsOf('left elsewhere', [
  [
    'group-without-orders-gathers',
    'PUT /user/order/{id}',
    afterwards(({ db, url }) => {
      const group = db.collective_logs.find(db.orders.find(idIn(url))?.collective_id ?? 0)
      if (group?.status === 0) db.collective_logs.change(group.id, { status: 2 })
    }),
    'lets a group gather of which no order is left',
  ],
  [
    'refund-step-stays',
    'PUT /Seller/refunds/{id}',
    afterwards(({ db, url }) => {
      const refund = db.refunds.by('order_id', idIn(url)).at(-1)
      if (refund?.refund_type === 0 && refund.refund_verify === 1) db.refunds.change(refund.id, { refund_step: 0 })
    }),
    'accepts a refund and leaves its step at 0',
  ],
])

/** Ends no session that was open before. */
const keepsSessions = afterwards(({ db, rows: before }) => {
  for (const { id, token, expires_at } of before('tokens')) {
    const now = db.tokens.find(id)
    if (!now) continue
    const { provider, owner_id } = now
    // A new session has taken the row of one that was ended.
    if (now.token !== token) db.tokens.add({ token: now.token, provider, owner_id, expires_at: now.expires_at })
    db.tokens.change(id, { token, expires_at })
  }
}, 'tokens')

const sessions = defectsOf('logged-out token', [
  ['password-keeps-sessions', 'POST /auth/edit', keepsSessions, 'lets other sessions live on after a new password'],
  ['forgotten-keeps-sessions', 'POST /forget_password', keepsSessions, 'lets sessions live on after a forgotten password'],
])

const staff = defectsOf('permission ignored', [
  ['sub-account-exchanges', 'POST /integral/pay', forgives('subAccountRefused'), 'lets sub-accounts exchange points'],
  [
    'sub-account-without-store',
    'GET /Seller/orders',
    around => async request => {
      const owner = around.world.db.users.find(tokenIn(around.world, request)?.owner_id ?? 0)
      const response = await around.mock(request)
      return owner && owner.belong_id > 0 ? answerWith({ code: 402, msg: '没有权限', data: [] }) : response
    },
    'refuses the sub-accounts of a store',
  ],
])

const points = defectsOf('points', [
  [
    'points-unit-is-sum',
    'POST /integral/pay',
    afterwards(({ db }) => {
      const order = db.integral_orders.rows().at(-1)
      if (order) db.integral_orders.change(order.id, { order_price: order.total_price })
    }),
    'writes the sum of an order as its unit price',
  ],
  [
    'points-refused-takes-stock',
    'POST /integral/pay',
    whenRefused(({ db, form, code }) => {
      const goods = db.integral_goods.find(Number(form.get('id')))
      if (code === 500 && goods && goods.goods_stock > 0)
        db.integral_goods.change(goods.id, { goods_stock: goods.goods_stock - 1 })
    }),
    'takes a piece from the stock for a refused exchange',
  ],
])

/** The class of a comment by the sum of its scores, with other bounds than agreed. */
const goodFrom =
  (least: number): Injection =>
  around =>
  async request => {
    const url = new URL(request.url)
    if (url.searchParams.get('is_type') !== '1') return around.mock(request)
    url.searchParams.delete('is_type')
    const size = Number(url.searchParams.get('per_page') ?? 15)
    return data(sent => {
      const page = sent as { data: Record<string, unknown>[]; total: number }
      const sum = (one: Record<string, unknown>) =>
        ['score', 'agree', 'service', 'speed'].reduce((all, name) => all + Number(one[name]), 0)
      const good = page.data.filter(one => sum(one) >= least)
      return { ...page, data: good, total: good.length, last_page: Math.max(1, Math.ceil(good.length / size)) }
    })(around)(new Request(url, request))
  }

const sums = defectsOf('other values', [
  ['friends-of-any-level', 'GET /user/distributions', ignores('lev'), 'lists the people of the first level at every level'],
  ['comments-good-from-16', 'GET /goods_comments/{id}', goodFrom(16), 'counts 15 stars as medium'],
  [
    'store-rating-up',
    'GET /store/{id}',
    around => async request => {
      const { db } = around.world
      const store = Number(/(\d+)$/.exec(new URL(request.url).pathname)?.[1])
      const all = db.order_comments.rows().filter(({ store_id }) => store_id === store)
      const mean = all.reduce((sum, { score }) => sum + Number(score), 0) / all.length
      return field('rate.scoreAll', rating => (all.length > 0 ? Math.ceil(mean) : rating))(around)(request)
    },
    'rounds the rating of a store up',
  ],
  [
    'list-stock-of-first-sku',
    'GET /goods',
    around =>
      rows(list =>
        list.map(row => {
          const goods = row as { id: number; goods_stock: number }
          const [first] = around.world.db.goods_skus.by('goods_id', goods.id)
          return first ? { ...goods, goods_stock: first.goods_stock } : goods
        }),
      )(around),
    'shows the stock of the first SKU',
  ],
  [
    'centre-counts-every-case',
    'GET /user/default',
    around => async request => {
      const owner = tokenIn(around.world, request)?.owner_id ?? 0
      const cases = around.world.db.refunds.by('user_id', owner).length
      return field('count', count => [...(count as number[]).slice(0, 4), cases])(around)(request)
    },
    'counts closed after-sales cases as open ones',
  ],
])

/** Kinds that other lists have little of, written from the requirements alone. */
export const seldomDefects: readonly Defect[] = [
  ...several,
  ...dates,
  ...pages,
  ...elsewhere,
  ...sessions,
  ...staff,
  ...points,
  ...sums,
]
