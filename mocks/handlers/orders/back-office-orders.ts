import {
  adminAddOrder,
  adminFindOrders,
  adminOrders,
  adminOrderStatus,
  adminTrackOrder,
  adminWaybill,
  sellerFindOrders,
  sellerOrders,
  sellerOrderStatus,
  sellerTrackOrder,
  sellerWaybill,
} from '#contracts/api/orders/back-office-orders.ts'
import { PayParams } from '#contracts/api/orders/orders.ts'
import { decodeParams, encodeParams } from '#contracts/wire/params.ts'
import type { Db } from '../../db/db.ts'
import { relation } from '../../db/relations.ts'
import type { RowOf } from '../../db/rows.ts'
import { refundLabel, refundOf } from '../../domain/after-sales/refunds.ts'
import { correctOrder, moveOrder, paymentLabel, removeOrder, statusLabel } from '../../domain/orders/order-status.ts'
import { groupsOf, placeOrder } from '../../domain/orders/checkout.ts'
import { waybillOf } from '../../domain/orders/waybill.ts'
import { trackingOf } from '../../domain/orders/tracking.ts'
import { crudHandlers, handle } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

type Order = RowOf<'orders'>

const caseOf = (db: Db, { id }: Order) => {
  const refund = refundOf(db, id)
  return {
    refund_id: refund?.id ?? 0,
    refund_status_cn: db.textOf(refundLabel(refund)),
    refund_step: refund?.refund_step ?? (0 as const),
    ...(refund && { refund_verify: refund.refund_verify }),
  }
}

const shown = (db: Db, order: Order) => ({
  ...order,
  ...caseOf(db, order),
  store_name: db.stores.findAny(order.store_id)?.store_name ?? '-',
  buyer_name: db.users.findAny(order.user_id)?.nickname ?? '-',
  order_status_cn: db.textOf(statusLabel(order)),
})

const detailed = (db: Db, order: Order) => ({
  ...shown(db, order),
  payment_name_cn: db.textOf(paymentLabel(order.payment_name)),
  order_goods: db.order_goods.by('order_id', order.id),
})

const relations = (db: Db) => ({
  store: relation(db, 'stores', 'store_id'),
  user: relation(db, 'users', 'user_id'),
})

/** An order of the caller's store. @throws Refusal notFound, also for orders of other stores. */
const ofStore = (db: Db, store: RowOf<'stores'>, id: number): Order => {
  const order = db.orders.find(id)
  return order?.store_id === store.id ? order : refuse('notFound')
}

const any = (db: Db, id: number): Order => db.orders.find(id) ?? refuse('notFound')

const idsIn = (params: string): number[] => (decodeParams(params, PayParams) ?? refuse('invalidInput', 'params')).order_id

const withLines = (db: Db, order: Order) => ({
  ...order,
  refund: refundOf(db, order.id) ?? [],
  order_goods: db.order_goods.by('order_id', order.id),
})

export const backOfficeOrderHandlers = [
  handle(sellerOrderStatus, ({ db, clock, store, body }) => {
    moveOrder(db, clock, ofStore(db, store, body.id), body.status, body)
    return [body.status]
  }),
  handle(adminOrderStatus, ({ db, clock, body }) => {
    moveOrder(db, clock, any(db, body.id), body.status, body, true)
    return [body.status]
  }),
  handle(sellerFindOrders, ({ db, store, query }) => idsIn(query.params).map(id => withLines(db, ofStore(db, store, id)))),
  handle(adminFindOrders, ({ db, query }) => idsIn(query.params).map(id => withLines(db, any(db, id)))),
  handle(sellerTrackOrder, ({ db, clock, store, body }) => trackingOf(db, clock, ofStore(db, store, body.id))),
  handle(adminTrackOrder, ({ db, clock, body }) => trackingOf(db, clock, any(db, body.id))),

  handle(sellerWaybill, ({ db, store, params }) => waybillOf(db, ofStore(db, store, params.id))),
  handle(adminWaybill, ({ db, params }) => waybillOf(db, any(db, params.id))),
  handle(adminAddOrder, ({ db, clock, body: { user_id, goods_id, sku_id, buy_num, remark = '', ...receiver } }) => {
    const me = db.users.find(user_id) ?? refuse('notFound')
    const { groups } = groupsOf(db, encodeParams({ order: [{ goods_id, sku_id, buy_num }], ifcart: 0 }))
    return placeOrder({ db, clock, me, receiver: { ...receiver, province_id: 0 }, remark }, groups[0] ?? refuse('notFound'), 0)
  }),

  ...crudHandlers(adminOrders, {
    rows: db => db.orders,
    show: (order, { db }) => shown(db, order),
    detail: (order, { db }) => detailed(db, order),
    options: ({ db }) => ({ relations: relations(db) }),
    update: (order, body, { db }) => correctOrder(db, order, body as Partial<Order>),
    removed: (order, { db, clock }) => removeOrder(db, clock, order),
  }),
  ...crudHandlers(sellerOrders, {
    rows: db => db.orders,
    show: (order, { db }) => shown(db, order),
    detail: (order, { db }) => detailed(db, order),
    mine:
      ({ store }) =>
      order =>
        order.store_id === store.id,
    options: ({ db, store }) => ({ relations: relations(db), from: db.orders.by('store_id', store.id) }),
    update: (order, body, { db }) => correctOrder(db, order, body as Partial<Order>),
  }),
]
