import { cents } from '#contracts/wire/money.ts'
import type { RowOf } from '#mocks/db/rows.ts'
import { defectsOf, type Defect } from '../defect.ts'
import { afterwards, type Done } from '../inject/afterwards.ts'
import { during } from '../inject/order.ts'
import { amount, made, takesOff } from '../inject/sums.ts'

const create = 'POST /user/order/create'

type Order = RowOf<'orders'>

/** Takes more off each new order, in cents. */
const more = (extra: (done: Done, order: Order) => number) =>
  afterwards(
    done => {
      for (const order of made(done)) takesOff(done, order, extra(done, order))
    },
    'full_reductions',
    'seckills',
    'coupon_logs',
  )

type Period = { start_time: string; end_time: string }
const runs = (now: string, { start_time, end_time }: Period): boolean => start_time <= now && now <= end_time

const rulesFor = ({ db, now }: Done, { store_id, order_price }: Order, above = 0) =>
  db.full_reductions
    .rows()
    .filter(rule => rule.store_id === store_id && runs(now, rule) && cents(rule.use_money) <= cents(order_price) + above)
    .toSorted((a, b) => cents(a.use_money) - cents(b.use_money))

const saleLines = ({ db, now }: Done, order: Order) =>
  db.order_goods.by('order_id', order.id).flatMap(line => {
    const sale = db.seckills.rows().find(one => one.goods_id === line.goods_id && runs(now, one))
    return sale ? [{ sum: cents(line.total_price), percent: Number(sale.discount) }] : []
  })

const share = (sum: number, percent: number): number => Math.floor((sum * Math.round(percent * 100)) / 10_000)

const sums = defectsOf('price', [
  [
    'rule-highest',
    create,
    more((done, order) => {
      const rules = rulesFor(done, order)
      return rules.length > 1 ? cents(rules.at(-1)?.money ?? '0') - cents(rules[0]?.money ?? '0') : 0
    }),
    'applies the rule with the highest threshold',
  ],
  [
    'rules-all',
    create,
    more((done, order) =>
      rulesFor(done, order)
        .slice(1)
        .reduce((sum, { money }) => sum + cents(money), 0),
    ),
    'applies every rule that is reached',
  ],
  [
    'rule-reached-with-freight',
    create,
    more((done, order) => {
      if (rulesFor(done, order).length > 0) return 0
      return cents(rulesFor(done, order, cents(order.freight_money))[0]?.money ?? '0')
    }),
    'counts the freight towards the threshold of a rule',
  ],
  [
    'rule-after-discounts',
    create,
    more((done, order) => {
      const [rule] = rulesFor(done, order)
      const others = cents(order.coupon_money) - cents(rule?.money ?? '0')
      return rule && cents(order.order_price) - others < cents(rule.use_money) ? -cents(rule.money) : 0
    }),
    'compares the threshold of a rule with what other discounts have left',
  ],
  [
    'sale-of-whole-order',
    create,
    more((done, order) => {
      const [sale] = saleLines(done, order)
      return sale ? share(cents(order.order_price), sale.percent) - share(sale.sum, sale.percent) : 0
    }),
    'takes the percentage of a flash sale off the whole order',
  ],
  [
    'sale-rounded',
    create,
    more((done, order) =>
      saleLines(done, order).reduce(
        (sum, one) => sum + Math.round((one.sum * one.percent) / 100) - share(one.sum, one.percent),
        0,
      ),
    ),
    'rounds what a flash sale saves instead of cutting it',
  ],
  [
    'sale-first-line',
    create,
    more(
      (done, order) =>
        -saleLines(done, order)
          .slice(1)
          .reduce((sum, one) => sum + share(one.sum, one.percent), 0),
    ),
    'gives the flash sale to the first line alone',
  ],
  [
    'sale-one-piece',
    create,
    more((done, order) =>
      done.db.order_goods.by('order_id', order.id).reduce((sum, line) => {
        const sale = done.db.seckills.rows().find(one => one.goods_id === line.goods_id && runs(done.now, one))
        if (!sale) return sum
        const percent = Number(sale.discount)
        return sum + share(cents(line.goods_price), percent) - share(cents(line.total_price), percent)
      }, 0),
    ),
    'gives the flash sale for the first piece of a line alone',
  ],
  [
    'group-first-line',
    create,
    more((done, order) => {
      const group = done.db.collective_logs.find(order.collective_id)
      const [line] = done.db.order_goods.by('order_id', order.id)
      if (!group || !line) return 0
      return share(cents(line.total_price), Number(group.discount)) - share(cents(order.order_price), Number(group.discount))
    }),
    'takes the percentage of a group off the first line alone',
  ],
  [
    'group-percent-of-today',
    create,
    more((done, order) => {
      const group = done.db.collective_logs.find(order.collective_id)
      const offer = group && done.db.collectives.findAny(group.collective_id)
      if (!group || !offer) return 0
      return share(cents(order.order_price), Number(offer.discount)) - share(cents(order.order_price), Number(group.discount))
    }),
    'takes the percentage of the offer instead of that of the group',
  ],
  [
    'coupon-strict',
    create,
    during(({ db }) => {
      for (const { id, use_money } of db.coupon_logs.rows().slice())
        db.coupon_logs.change(id, { use_money: amount(cents(use_money) + 1) })
    }, 'coupon_logs'),
    'asks for more than the threshold of a coupon',
  ],
  [
    'coupon-of-other-store',
    create,
    afterwards(done => {
      const ids = (done.form.get('coupon_id') ?? '').split(',').map(Number)
      for (const [at, order] of made(done).entries()) {
        const log = done.was('coupon_logs', ids[at] ?? 0)
        if (!log || log.store_id === order.store_id || log.status !== 0 || log.user_id !== done.owner) continue
        takesOff(done, order, cents(log.money))
        done.db.orders.change(order.id, { coupon_id: log.id })
      }
    }, 'coupon_logs'),
    'takes the coupon of another store',
  ],
  [
    'coupon-used-again',
    create,
    afterwards(done => {
      const ids = (done.form.get('coupon_id') ?? '').split(',').map(Number)
      for (const [at, order] of made(done).entries()) {
        const log = done.was('coupon_logs', ids[at] ?? 0)
        if (!log || log.status !== 1 || log.user_id !== done.owner || log.store_id !== order.store_id) continue
        takesOff(done, order, cents(log.money))
        done.db.orders.change(order.id, { coupon_id: log.id })
      }
    }, 'coupon_logs'),
    'takes a coupon that was used',
  ],
  [
    'coupon-expired',
    create,
    afterwards(done => {
      const ids = (done.form.get('coupon_id') ?? '').split(',').map(Number)
      for (const [at, order] of made(done).entries()) {
        const log = done.was('coupon_logs', ids[at] ?? 0)
        if (!log || log.status !== 0 || log.user_id !== done.owner || log.end_time > done.now) continue
        takesOff(done, order, cents(log.money))
        done.db.orders.change(order.id, { coupon_id: log.id })
      }
    }, 'coupon_logs'),
    'takes a coupon whose time is over',
  ],
  [
    'coupon-not-marked',
    create,
    afterwards(done => {
      for (const { coupon_id } of made(done)) if (coupon_id > 0) done.db.coupon_logs.change(coupon_id, { status: 0 })
    }),
    'leaves a coupon usable that an order has taken',
  ],
])

/** What campaigns take off an order, written from SUM, CPN, RED, FLS and GRP. */
export const discountDefects: readonly Defect[] = sums
