import { cents } from '#contracts/wire/money.ts'
import { defectsOf, type Defect } from '../defect.ts'
import { afterwards, type Done } from '../inject/afterwards.ts'
import { forgives } from '../inject/reply.ts'
import { amount, moves } from '../inject/sums.ts'
import { forgets, idIn } from '../inject/write.ts'

/** The order of the case that a seller decides, and how the case was before. */
const decided = (done: Done) => {
  const order = done.db.orders.find(idIn(done.url)) ?? done.db.orders.find(Number(done.form.get('order_id')))
  const refund = order && done.db.refunds.by('order_id', order.id).at(-1)
  return { order, refund }
}

const accepted = (done: Done) => {
  const { order, refund } = decided(done)
  return order && refund?.refund_type === 0 && refund.refund_verify === 1 ? order : undefined
}

const refunds = defectsOf('money', [
  [
    'refund-without-freight',
    'PUT /Seller/refunds/{id}',
    afterwards(done => {
      const order = accepted(done)
      if (order) moves(done, order.user_id, -cents(order.freight_money))
    }),
    'gives back the price without the freight',
  ],
  [
    'refund-without-discount',
    'PUT /Seller/refunds/{id}',
    afterwards(done => {
      const order = accepted(done)
      if (order) moves(done, order.user_id, cents(order.coupon_money))
    }),
    'gives back more than was paid: the discount, too',
  ],
  [
    'refund-gives-stock-back',
    'PUT /Seller/refunds/{id}',
    afterwards(done => {
      const order = accepted(done)
      for (const { goods_id, buy_num } of order ? done.db.order_goods.by('order_id', order.id) : []) {
        const goods = done.db.goods.find(goods_id)
        if (goods) done.db.goods.change(goods_id, { goods_stock: goods.goods_stock + buy_num })
      }
    }),
    'gives the stock back with a refund',
  ],
  [
    'refund-lowers-sales',
    'PUT /Seller/refunds/{id}',
    afterwards(done => {
      const order = accepted(done)
      for (const { goods_id, buy_num } of order ? done.db.order_goods.by('order_id', order.id) : []) {
        const goods = done.db.goods.find(goods_id)
        if (goods) done.db.goods.change(goods_id, { goods_sale: Math.max(0, goods.goods_sale - buy_num) })
      }
    }),
    'no longer counts as sold what was given back',
  ],
  [
    'refund-frees-coupon',
    'PUT /Seller/refunds/{id}',
    afterwards(done => {
      const order = accepted(done)
      if (order && order.coupon_id > 0) done.db.coupon_logs.change(order.coupon_id, { status: 0, order_id: 0 })
    }),
    'makes the coupon usable again with a refund',
  ],
  [
    'refuse-back-to-receipt',
    'PUT /Seller/refunds/{id}',
    afterwards(done => {
      const { order, refund } = decided(done)
      if (order && refund?.refund_verify === 2) done.db.orders.change(order.id, { order_status: 3 })
    }),
    'sends the order back to the receipt when a request is refused',
  ],
  [
    'exchange-pays-back',
    'PUT /Seller/refunds/{id}',
    afterwards(done => {
      const { order, refund } = decided(done)
      if (!order || refund?.refund_type !== 1 || refund.refund_verify !== 1) return
      const user = done.db.users.find(order.user_id)
      if (user) done.db.users.change(user.id, { money: amount(cents(user.money) + cents(order.total_price)) })
    }),
    'gives money back for an exchange',
  ],
  [
    'withdrawn-to-delivery',
    'DELETE /user/order/refund/{id}',
    afterwards(({ db, url }) => {
      const id = idIn(url)
      if (db.orders.find(id)) db.orders.change(id, { order_status: 2 })
    }),
    'sends every order back to stage 2 when its request is withdrawn',
  ],
  [
    'exchange-skips-seller',
    'PUT /user/order/refund/{id}',
    afterwards(({ db, url }) => {
      const refund = db.refunds.by('order_id', idIn(url)).at(-1)
      if (refund?.refund_step === 1) db.refunds.change(refund.id, { refund_step: 2 })
    }),
    "skips the seller's parcel of an exchange",
  ],
  [
    'exchange-never-completes',
    'PUT /user/order/refund/{id}',
    afterwards(({ db, url }) => {
      const order = db.orders.find(idIn(url))
      if (order?.order_status === 6) db.orders.change(order.id, { order_status: 5 })
    }),
    'leaves the order in after-sales when an exchange is done',
  ],
  ['refund-again', 'POST /user/order/refund', forgives('wrongState'), 'opens a second case'],
])

const waiting = ({ db, form }: Done) => db.cashes.rows().at(-1) ?? { id: 0, money: form.get('money') ?? '0', commission: '0.00' }

const purse = ({ db }: Done, user: number, by: number): void => {
  const owner = db.users.find(user)
  if (owner) db.users.change(user, { money: amount(cents(owner.money) + by) })
}

const withdrawals = defectsOf('money', [
  [
    'cash-commission-cut',
    'POST /user/cashes',
    afterwards(done => {
      const { id, money, commission } = waiting(done)
      if (cents(commission) > 0)
        done.db.cashes.change(id, { commission: amount(cents(commission) - 1), money: amount(cents(money) + 1) })
    }),
    'cuts the commission instead of rounding it',
  ],
  [
    'cash-commission-on-top',
    'POST /user/cashes',
    afterwards(done => {
      const { id, money, commission } = waiting(done)
      done.db.cashes.change(id, { money: amount(cents(money) + cents(commission)) })
    }),
    'pays the whole sum out and the commission on top',
  ],
  [
    'cash-refused-less-commission',
    'PUT /Admin/cashes/{id}',
    afterwards(done => {
      const cash = done.db.cashes.find(idIn(done.url))
      if (cash?.cash_status === 2 && done.was('cashes', cash.id)?.cash_status === 0)
        purse(done, cash.user_id, -cents(cash.commission))
    }, 'cashes'),
    'keeps the commission of a withdrawal that is refused',
  ],
  [
    'cash-paid-again-frozen',
    'PUT /Admin/cashes/{id}',
    afterwards(done => {
      const cash = done.db.cashes.find(idIn(done.url))
      const user = cash && done.db.users.find(cash.user_id)
      if (cash?.cash_status === 1 && user)
        done.db.users.change(user.id, { frozen_money: amount(cents(user.frozen_money) + cents(cash.commission)) })
    }),
    'leaves the commission frozen when a withdrawal is paid out',
  ],
  [
    'seller-cash-back-less',
    'DELETE /Seller/cashes/{ids}',
    afterwards(done => {
      for (const cash of done.rows('cashes').filter(({ id }) => !done.db.cashes.find(id))) {
        const store = done.db.stores.find(cash.store_id)
        if (store) done.db.stores.change(store.id, { store_money: amount(cents(store.store_money) - cents(cash.commission)) })
      }
    }, 'cashes'),
    'gives back less than was frozen when a withdrawal is taken back',
  ],
  [
    'admin-cash-delete-keeps-frozen',
    'DELETE /Admin/cashes/{ids}',
    forgets('users', 'stores', 'money_logs'),
    'deletes a waiting withdrawal and gives nothing back',
  ],
])

const settledNow = ({ db, rows }: Done) => {
  const known = new Set(rows('order_settlements').map(({ id }) => id))
  return db.order_settlements.rows().filter(({ id }) => !known.has(id))
}

const settlement = 'GET /Admin/order_settlement_handle'

const settlements = defectsOf('money', [
  [
    'settle-with-commission',
    settlement,
    afterwards(done => {
      for (const row of settledNow(done)) done.db.order_settlements.change(row.id, { settlement_price: row.total_price })
    }, 'order_settlements'),
    'pays the store what the buyer paid, commissions included',
  ],
  [
    'settle-order-price',
    settlement,
    afterwards(done => {
      for (const row of settledNow(done)) {
        const order = done.db.orders.find(row.order_id)
        if (order) done.db.order_settlements.change(row.id, { total_price: order.order_price })
      }
    }, 'order_settlements'),
    'settles the order price instead of what was paid',
  ],
  ['settle-inviters-forgotten', settlement, forgets('users', 'distribution_logs'), 'pays no inviter'],
  [
    'settle-logs-open',
    settlement,
    afterwards(done => {
      for (const { id, status } of done.rows('distribution_logs'))
        if (done.db.distribution_logs.find(id)) done.db.distribution_logs.change(id, { status })
    }, 'distribution_logs'),
    'leaves the commissions it has paid open',
  ],
  [
    'settle-order-open',
    settlement,
    afterwards(done => {
      for (const { order_id } of settledNow(done)) done.db.orders.change(order_id, { is_settlement: 0 })
    }, 'order_settlements'),
    'leaves settled orders to be settled again',
  ],
  ['settle-store-unpaid', settlement, forgets('stores'), 'writes the settlement down and leaves the balance of the store'],
  [
    'settle-numbers-apart',
    settlement,
    afterwards(done => {
      for (const [at, row] of settledNow(done).entries())
        done.db.order_settlements.change(row.id, { settlement_no: `${row.settlement_no.slice(0, -1)}${at % 10}` })
    }, 'order_settlements'),
    'gives each order of a settlement a number of its own',
  ],
])

/** Refunds, withdrawals and settlement, written from REF, WDR and STL. */
export const moneyDefects: readonly Defect[] = [...refunds, ...withdrawals, ...settlements]
