import { cents } from '#contracts/wire/money.ts'
import type { RowOf } from '#mocks/db/rows.ts'
import type { World } from '#mocks/world.ts'
import { defectsOf, type Defect, type Injection } from '../defect.ts'
import { afterwards } from '../inject/afterwards.ts'
import { data, rows } from '../inject/reply.ts'
import { requestLike } from '../inject/request.ts'
import { forgets, idIn } from '../inject/write.ts'

const stageOf = 'PUT /Admin/orders/status/edit'

const elsewhere = defectsOf('left elsewhere', [
  [
    'article-read-edits',
    'GET /article/{name}',
    afterwards(({ db, data: sent, now }) => db.articles.change((sent as { id: number }).id, { updated_at: now })),
    'takes the reading of an article for an edit',
  ],
  [
    'group-one-left-given-up',
    'PUT /user/order/{id}',
    afterwards(({ db, url }) => {
      const group = db.collective_logs.find(db.orders.find(idIn(url))?.collective_id ?? 0)
      if (group?.status === 2) db.collective_logs.change(group.id, { status: 0 })
    }),
    'gives a group up when one of its members cancels',
  ],
  [
    'comment-edit-loses-reply',
    'PUT /user/comments/{id}',
    afterwards(({ db, url }) => db.order_comments.change(idIn(url), { reply: '', reply_time: null })),
    'removes the reply when the buyer corrects the comment',
  ],
  [
    'order-delete-keeps-stock',
    'DELETE /Admin/orders/{ids}',
    forgets('goods', 'goods_skus'),
    'deletes an order that waits for payment without giving its stock back',
  ],
  [
    'order-restored-takes-nothing',
    stageOf,
    afterwards(({ db, form, was }) => {
      const id = Number(form.get('id'))
      if (was('orders', id)?.order_status !== 0) return
      for (const { goods_id, sku_id, buy_num } of db.order_goods.by('order_id', id)) {
        const table = sku_id > 0 ? db.goods_skus : db.goods
        const one = table.find(sku_id || goods_id)
        if (one) table.change(one.id, { goods_stock: one.goods_stock + buy_num })
      }
    }, 'orders'),
    'revives a cancelled order without taking its stock again',
  ],
  ['unpaid-again-keeps-money', stageOf, forgets('users', 'money_logs'), 'sets a paid order back and keeps what was paid'],
  [
    'freight-deleted-ships-free',
    'DELETE /Seller/freights/{ids}',
    afterwards(({ db, rows: before }) => {
      for (const { id, freight_id } of before('goods'))
        if (freight_id > 0 && !db.freights.find(freight_id)) db.goods.change(id, { freight_id: -1 })
    }, 'goods'),
    'ships the products of a deleted template free',
  ],
  [
    'refusal-without-text',
    'PUT /Seller/refunds/{id}',
    afterwards(({ db, url, form }) => {
      const refund = db.refunds.by('order_id', idIn(url)).at(-1)
      if (refund?.refund_verify === 2 && !form.get('refuse_remark')) db.refunds.change(refund.id, { refuse_remark: '' })
    }),
    'refuses a case without a reason and writes no default text',
  ],
  [
    'exchange-buyer-after-seller',
    'PUT /user/order/refund/{id}',
    afterwards(({ db, url, rows: before }) => {
      const refund = db.refunds.by('order_id', idIn(url)).at(-1)
      const was = before('refunds').find(({ id }) => id === refund?.id)
      if (refund?.refund_step === 2 && was?.refund_step === 0) db.refunds.change(refund.id, { refund_step: 1 })
    }, 'refunds'),
    'waits for a parcel that the seller has sent already',
  ],
])

/** The id of the largest row of a device, whatever its code. */
const newestRow: Injection = around =>
  data((sent, request) => {
    const device = new URL(request.url).searchParams.get('device') ?? 'android'
    return around.world.db.app_versions.by('device', device as 'android').at(-1) ?? sent
  })(around)

/** Finds products by their name alone. */
const namesAlone: Injection = around =>
  rows((list, request) => {
    const params = new URL(request.url).searchParams.get('params')
    const { keywords = '' } = (
      params ? JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(params), c => c.charCodeAt(0)))) : {}
    ) as {
      keywords?: string
    }
    const words = keywords.toLowerCase().split(/\s+/).filter(Boolean)
    const nameOf = (row: unknown) =>
      JSON.stringify(around.world.db.goods.find((row as { id: number }).id)?.goods_name ?? '').toLowerCase()
    return list.filter(row => words.every(word => nameOf(row).includes(word)))
  })(around)

const lists = defectsOf('order of lists', [
  ['adverts-lowest-first', 'GET /adv', rows(list => list.toReversed()), 'shows the adverts with the lowest rank first'],
  ['version-newest-row', 'GET /app_versions', newestRow, 'shows the version that was added last, not the highest code'],
])

const searches = defectsOf('ignored filter', [
  ['goods-search-name-alone', 'GET /goods', namesAlone, 'searches for words in the name alone'],
])

type Step = { store_verify: number }

/** The counts of an overview, of the rows that the list shows. */
const countsOfShown = data(sent => {
  const page = sent as { data: Step[]; count?: unknown }
  const at = (step: number) => page.data.filter(({ store_verify }) => store_verify === step).length
  return page.count === undefined ? page : { ...page, count: { pass: at(4), wait: at(2), error: at(3), create: at(1) } }
})

const sums = defectsOf('other values', [
  ['store-counts-of-shown', 'GET /Admin/stores', countsOfShown, 'counts the stores that the list shows'],
  [
    'growth-of-today',
    'GET /Seller/dashboard/all',
    data(sent => {
      const { today_price: today, yesterday_price: before } = sent as { today_price: string; yesterday_price: string }
      const [now, then] = [cents(today), cents(before)]
      return { ...Object(sent), day_rate: now > 0 ? Math.round(((now - then) / now) * 10_000) / 100 : 0 }
    }),
    'divides the growth of a day by today instead of yesterday',
  ],
  [
    'role-without-groups',
    'PUT /Admin/roles/{id}',
    afterwards(({ db, url, form }) => {
      const sent = [...form].filter(([name]) => name.startsWith('menu_id')).map(([, value]) => Number(value))
      const role = db.admin_roles.find(idIn(url))
      if (role) db.admin_roles.change(role.id, { menu_ids: role.menu_ids.filter(id => sent.includes(id)) })
    }),
    'grants the pages of a role and not what is above them',
  ],
])

/** Refuses to delete a role that is built in, and the others that were sent with it. */
const allOrNone: Injection =
  ({ mock }) =>
  async request => {
    const ids = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '').split(',')
    return mock(ids.includes('1') ? await requestLike(request, { url: request.url.replace(/[^/]+$/, '1') }) : request)
  }

const roles = defectsOf('half of several', [
  ['role-built-in-stops-others', 'DELETE /Admin/roles/{ids}', allOrNone, 'deletes no role if one of them is built in'],
])

const passwords = defectsOf('lost write', [
  [
    'user-empty-password-resets',
    'PUT /Admin/users/{id}',
    afterwards(({ db, url, form }) => !form.get('password') && db.users.change(idIn(url), { password: '' })),
    'stores an empty password where none was sent',
  ],
  [
    'sub-account-without-password',
    'POST /Seller/users',
    afterwards(({ db, form }) => {
      const added = db.users.rows().at(-1)
      if (added && !form.get('password')) db.users.change(added.id, { password: '' })
    }),
    'gives a new sub-account no password where none was sent',
  ],
])

type Order = RowOf<'orders'>

/** Settles as if other orders had been paid at other times. */
const settlesAsIf =
  (paid: (order: Order, world: World) => string | null): Injection =>
  ({ mock, world }) =>
  async request => {
    const { db } = world
    const before = db.orders.rows().slice()
    for (const order of before)
      if (order.pay_time !== null) db.orders.change(order.id, { pay_time: paid(order, world), updated_at: order.updated_at })
    const response = await mock(request)
    for (const { id, pay_time } of before) {
      const { updated_at } = db.orders.find(id) ?? {}
      db.orders.change(id, { pay_time, ...(updated_at !== undefined && { updated_at }) })
    }
    return response
  }

const settlements = defectsOf('run out', [
  [
    'settle-without-refused',
    'GET /Admin/order_settlement_handle',
    settlesAsIf(({ id, pay_time }, { db }) => (db.refunds.by('order_id', id).length > 0 ? null : pay_time)),
    'does not settle orders of which a request was refused or an exchange is done',
  ],
  [
    'settle-any-age',
    'GET /Admin/order_settlement_handle',
    settlesAsIf((_order, { clock }) => clock.text()),
    'settles orders that were paid more than 30 days ago',
  ],
])

/** What a developer overlooks who reads each requirement once, in calls that other lists leave out. */
export const overlookedDefects: readonly Defect[] = [
  ...elsewhere,
  ...lists,
  ...searches,
  ...sums,
  ...roles,
  ...passwords,
  ...settlements,
]
