import { cents } from '#contracts/wire/money.ts'
import { defectsOf, type Defect } from '../defect.ts'
import { afterwards, ownStore } from '../inject/afterwards.ts'
import { asIf } from '../inject/as-if.ts'
import { keeps } from '../inject/keep.ts'
import { during } from '../inject/order.ts'
import { remembers } from '../inject/memory.ts'
import { answerWith, field } from '../inject/reply.ts'
import { form } from '../inject/request.ts'
import { sortsAsText, sortsWithinPage } from '../inject/sorting.ts'
import { lastFourOfAny, runningIn } from '../inject/shown.ts'
import { freightByLine, made, moves, payBack, splitsMovements } from '../inject/sums.ts'
import { idIn } from '../inject/write.ts'

type CartLine = { cart_id: number; goods_id: number; sku_id: number; goods_price: string }

const memory = defectsOf('other values', [
  [
    'cart-price-of-first-sight',
    'GET /user/carts',
    remembers((sent, first) => {
      const page = sent as { data: { cart_list: CartLine[] }[] }
      const priced = (line: CartLine) => {
        const key = [line.cart_id, line.goods_id, line.sku_id].join(' ')
        return { ...line, goods_price: first(key, line.goods_price) }
      }
      return { ...page, data: page.data.map(store => ({ ...store, cart_list: store.cart_list.map(priced) })) }
    }),
    'keeps the price that a line had when it was first shown',
  ],
  [
    'article-text-of-first-reading',
    'GET /article/{name}',
    remembers((sent, first) => {
      const article = sent as { id: number; content: string }
      return { ...article, content: first(String(article.id), article.content) }
    }),
    'keeps the text of an article that was read once',
  ],
])

const sorting = defectsOf('order of lists', [
  ['goods-sorted-within-page', 'GET /goods', sortsWithinPage, 'divides products into pages before it sorts them'],
  ['points-sorted-as-text', 'GET /integral/goods', sortsAsText, 'sorts products by their points as text'],
  [
    'chat-answer-moves-nothing',
    'POST /Chat/send',
    afterwards(({ db, was }) => {
      const { sid, stype } = db.chat_contents.rows().at(-1) ?? {}
      for (const { id, ...row } of db.chat_friends.rows().slice()) {
        const before = was('chat_friends', id)
        const isStarter = row.sid === sid && row.stype === stype
        if (before && !isStarter) db.chat_friends.change(id, { updated_at: before.updated_at })
      }
    }, 'chat_friends'),
    'moves a conversation to the top for the messages of who started it alone',
  ],
])

const sums = defectsOf('money', [
  [
    'freight-by-line',
    'POST /user/order/create',
    afterwards(done => made(done).forEach(order => freightByLine(done, order))),
    'charges the first weight for each line instead of once an order',
  ],
  [
    'pay-charges-cancelled',
    'POST /user/order/pay',
    afterwards(done => {
      if (done.form.get('payment_name') !== 'balance') return
      const named = (done.form.get('order_id') ?? '').split(',').flatMap(id => done.was('orders', Number(id)) ?? [])
      const cancelled = named.filter(order => order.user_id === done.owner && order.order_status === 0)
      moves(done, done.owner, -cancelled.reduce((sum, { total_price }) => sum + cents(total_price), 0))
    }, 'orders'),
    'takes the price of cancelled orders, too, when several are paid together',
  ],
  [
    'settle-movement-by-order',
    'GET /Admin/order_settlement_handle',
    afterwards(splitsMovements, 'order_settlements', 'money_logs'),
    'writes a movement for each order of a store',
  ],
  [
    'cash-delete-pays-decided',
    'DELETE /Admin/cashes/{ids}',
    afterwards(({ db, rows: before }) => {
      for (const cash of before('cashes')) if (cash.cash_status !== 0 && !db.cashes.find(cash.id)) payBack(db, cash)
    }, 'cashes'),
    'gives the money back when a withdrawal is deleted that was decided',
  ],
])

const shown = defectsOf('other values', [
  ['sale-listed-while-it-runs', 'GET /seckills', runningIn, 'lists a flash sale in every hour in which it runs'],
  [
    'group-counts-cancelled',
    'GET /goods/{id}',
    around =>
      field('collective_list', list =>
        (list as { id: number }[]).map(group => ({
          ...group,
          orders_count: around.world.db.orders.by('collective_id', group.id).length,
        })),
      )(around),
    'counts cancelled orders among those who have joined a group',
  ],
  ['comment-short-name-bare', 'GET /goods_comments/{id}', lastFourOfAny, 'shows short names of commenters whole'],
  [
    'sales-by-order-time',
    'GET /Admin/dashboard/order',
    during(({ db }) => {
      for (const { id, pay_time, created_at } of db.orders.rows().slice())
        if (pay_time !== null) db.orders.change(id, { pay_time: created_at })
    }, 'orders'),
    'counts sales on the day of the order instead of that of the payment',
  ],
])

const rules = [
  ...defectsOf('permission ignored', [
    [
      'menu-of-first-role',
      'GET /Admin/load_menu',
      asIf(
        'admins',
        ({ db, owner }) => db.admins.find(owner),
        ({ role_ids }) => ({ role_ids: role_ids.slice(0, 1) }),
      ),
      'shows the menu of the first of several roles',
    ],
  ]),
  ...defectsOf('transition allowed', [
    [
      'refund-of-settled',
      'POST /user/order/refund',
      asIf(
        'orders',
        ({ db, form: sent }) => db.orders.find(Number(sent.get('order_id'))),
        () => ({ is_settlement: 0 as const }),
      ),
      'opens a case for an order that the store was paid for',
    ],
  ]),
  ...defectsOf('success refused', [
    [
      'express-unchanged-refused',
      'PUT /Admin/expresses/{id}',
      afterwards(({ db, url, was }) => {
        const [before, now] = [was('expresses', idIn(url)), db.expresses.find(idIn(url))]
        const isSame = before?.name === now?.name && before?.code === now?.code
        return isSame ? answerWith({ code: 500, msg: '保存失败', data: [] }) : undefined
      }, 'expresses'),
      'takes a form that changes nothing for one that could not be saved',
    ],
  ]),
]

const elsewhere = defectsOf('left elsewhere', [
  [
    'goods-skus-new-ids',
    'PUT /Seller/goods/{id}',
    afterwards(({ db, url, form: sent }) => {
      if (!Array.from(sent.keys()).some(key => key.startsWith('skuList['))) return
      for (const { id, ...sku } of db.goods_skus.by('goods_id', idIn(url)).slice()) {
        db.goods_skus.remove(id)
        db.goods_skus.add({ ...sku })
      }
    }),
    'deletes the SKUs of a product and adds them anew, so that carts lose theirs',
  ],
  [
    'cancel-returns-coupon-to-stock',
    'PUT /user/order/{id}',
    afterwards(({ db, url }) => {
      const { coupon_id = 0, order_status } = db.orders.find(idIn(url)) ?? {}
      const coupon = db.coupons.find(db.coupon_logs.find(coupon_id)?.coupon_id ?? 0)
      if (coupon && order_status === 0) db.coupons.change(coupon.id, { stock: coupon.stock + 1 })
    }),
    'gives the coupon of a cancelled order back to its campaign, too',
  ],
  [
    'coupon-change-reaches-copies',
    'PUT /Seller/coupons/{id}',
    afterwards(({ db, url }) => {
      const { id = 0, money, use_money, start_time, end_time } = db.coupons.find(idIn(url)) ?? {}
      if (money === undefined || use_money === undefined || start_time === undefined || end_time === undefined) return
      for (const log of db.coupon_logs.by('coupon_id', id))
        db.coupon_logs.change(log.id, { money, use_money, start_time, end_time })
    }),
    'changes the coupons that shoppers have received with their campaign',
  ],
  [
    'freights-unsent-removed',
    'PUT /Seller/freights/{id}',
    afterwards(done => {
      const { db, form: sent, rows: before } = done
      const ids = new Set([...sent].filter(([name]) => /^info\[\d+\]\[id\]$/.test(name)).map(([, id]) => Number(id)))
      for (const { id, store_id, is_type } of before('freights'))
        if (store_id === ownStore(done)?.id && is_type === 1 && !ids.has(id)) db.freights.remove(id)
    }, 'freights'),
    'removes the templates that are not sent',
  ],
  [
    'address-move-keeps-ids',
    'PUT /user/addresses/{id}',
    keeps('addresses', 'province_id', 'city_id', 'region_id'),
    'takes the names of a new area over and keeps the ids of the earlier one',
  ],
  [
    'store-change-reviews-again',
    'PUT /Seller/stores/{id}',
    afterwards(done => {
      const store = ownStore(done)
      if (store?.store_verify === 4) done.db.stores.change(store.id, { store_verify: 2 })
    }),
    'sends a store that has passed back to the approval with every change',
  ],
  [
    'class-delete-takes-below',
    'DELETE /Admin/goods_classes/{ids}',
    afterwards(({ db, was, rows: before }) => {
      for (const { id, pid } of before('goods_classes'))
        if (was('goods_classes', pid) && !db.goods_classes.find(pid)) db.goods_classes.remove(id)
    }, 'goods_classes'),
    'deletes what is below a class with it',
  ],
])

const defaults = defectsOf('lost write', [
  [
    'profile-sex-default',
    'POST /auth/edit',
    form(sent => sent.has('sex') || sent.set('sex', '1')),
    'takes the usual sex where none is sent',
  ],
])

/** Mistakes from the contract alone, written without a look at how the verification works. */
export const unforeseenDefects: readonly Defect[] = [
  ...memory,
  ...sorting,
  ...sums,
  ...shown,
  ...rules,
  ...elsewhere,
  ...defaults,
]
