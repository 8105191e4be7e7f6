import { listCoupons, receiveCoupon, sellerCouponLogs, sellerCoupons } from '#contracts/api/marketing/coupons.ts'
import type { Db } from '../../db/db.ts'
import { relation } from '../../db/relations.ts'
import { selectPage } from '../../db/list.ts'
import type { RowOf } from '../../db/rows.ts'
import { phaseOf } from '../../domain/marketing/campaigns.ts'
import { receive } from '../../domain/marketing/coupons.ts'
import { crudHandlers, handle } from '../../kit.ts'

type Log = RowOf<'coupon_logs'>

const shownLog = (db: Db, log: Log) => ({ ...log, nickname: db.users.findAny(log.user_id)?.nickname ?? '-' })

const relations = (db: Db) => ({ user: relation(db, 'users', 'user_id') })

export const couponHandlers = [
  ...crudHandlers(sellerCoupons, {
    rows: db => db.coupons,
    show: (row, { clock }) => ({ ...row, status: phaseOf(clock, row) }),
    mine:
      ({ store }) =>
      row =>
        row.store_id === store.id,
    create: (body, { db, store }) => db.coupons.add({ ...body, store_id: store.id }),
    update: (row, body, { db }) => void db.coupons.change(row.id, body),
  }),
  ...crudHandlers(sellerCouponLogs, {
    rows: db => db.coupon_logs,
    show: (log, { db }) => shownLog(db, log),
    mine:
      ({ store }) =>
      log =>
        log.store_id === store.id,
    options: ({ db, store }) => ({ relations: relations(db), from: db.coupon_logs.by('store_id', store.id) }),
  }),
  handle(listCoupons, ({ db, me, query }) => {
    const own = db.coupon_logs.by('user_id', me.id)
    const page = selectPage(db.coupon_logs, query, { from: own, relations: relations(db) })
    return {
      ...page,
      data: page.data.map(log => ({ ...shownLog(db, log), store_name: db.stores.findAny(log.store_id)?.store_name ?? '' })),
    }
  }),
  handle(receiveCoupon, ({ db, clock, me, body }) => {
    receive(db, clock, me.id, body.id)
    return []
  }),
]
