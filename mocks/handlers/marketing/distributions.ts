import {
  adminDistributionLogs,
  listCommissions,
  listInvitees,
  sellerDistributionLogs,
  sellerDistributions,
} from '#contracts/api/marketing/distributions.ts'
import type { Db } from '../../db/db.ts'
import { relation } from '../../db/relations.ts'
import { pageFrom } from '../../db/list.ts'
import type { RowOf } from '../../db/rows.ts'
import { inviteesOf } from '../../domain/marketing/commissions.ts'
import { cents, moneyText } from '#contracts/wire/money.ts'
import { goodsFacts, goodsRelation, ofOwnGoods, refuseSecond } from '../../domain/marketing/offered-goods.ts'
import { crudHandlers, handle } from '../../kit.ts'

type Log = RowOf<'distribution_logs'>

const shownLog = (db: Db, log: Log) => {
  const order = db.orders.findAny(log.order_id)
  return {
    ...log,
    goods_price: log.money,
    order_no: order?.order_no ?? '-',
    nickname: db.users.findAny(order?.user_id ?? 0)?.nickname ?? '-',
    store_name: db.stores.findAny(log.store_id)?.store_name ?? '-',
  }
}

const relations = (db: Db) => ({
  store: relation(db, 'stores', 'store_id'),
  user: relation(db, 'users', 'user_id'),
  order: relation(db, 'orders', 'order_id'),
})

/** An offer with its results: each line's sum once, and the commissions of all levels. */
const shownOffer = (db: Db, offer: RowOf<'distributions'>) => {
  const logs = db.distribution_logs.by('distribution_id', offer.id)
  const sold = new Map(logs.map(log => [log.order_goods_id, cents(log.money)]))
  return {
    ...offer,
    ...goodsFacts(db, offer),
    total_money: moneyText([...sold.values()].reduce((all, one) => all + one, 0)),
    total_commission: moneyText(logs.reduce((all, log) => all + cents(log.commission), 0)),
  }
}

export const distributionHandlers = [
  ...crudHandlers(sellerDistributions, {
    rows: db => db.distributions,
    show: (row, { db }) => shownOffer(db, row),
    mine:
      ({ store }) =>
      row =>
        row.store_id === store.id,
    options: ({ db }) => ({ relations: goodsRelation(db) }),
    create: (body, { db, store }) => {
      const offer = ofOwnGoods(db, store, body)
      refuseSecond(db.distributions.by('goods_id', offer.goods_id), {})
      return db.distributions.add(offer)
    },
    update: (row, body, { db, store }) => {
      const offer = ofOwnGoods(db, store, body)
      refuseSecond(db.distributions.by('goods_id', offer.goods_id), {}, row.id)
      db.distributions.change(row.id, offer)
    },
  }),
  ...crudHandlers(sellerDistributionLogs, {
    rows: db => db.distribution_logs,
    show: (log, { db }) => shownLog(db, log),
    mine:
      ({ store }) =>
      log =>
        log.store_id === store.id,
    options: ({ db, store }) => ({ relations: relations(db), from: db.distribution_logs.by('store_id', store.id) }),
  }),
  ...crudHandlers(adminDistributionLogs, {
    rows: db => db.distribution_logs,
    show: (log, { db }) => shownLog(db, log),
    options: ({ db }) => ({ relations: relations(db) }),
  }),
  handle(listInvitees, ({ db, me, query }) => pageFrom(inviteesOf(db, me.id, query.lev), query)),
  handle(listCommissions, ({ db, me, query }) => {
    const page = pageFrom(db.distribution_logs.by('user_id', me.id).toReversed(), query)
    return { ...page, data: page.data.map(log => shownLog(db, log)) }
  }),
]
