import { adminIntegralOrders, listIntegralOrders, payIntegral } from '#contracts/api/points/integral-orders.ts'
import type { Db } from '../../db/db.ts'
import { relation } from '../../db/relations.ts'
import { selectPage } from '../../db/list.ts'
import type { RowOf } from '../../db/rows.ts'
import { stages } from '../../domain/orders/order-status.ts'
import { exchange } from '../../domain/points/points-shop.ts'
import { refuseSubAccount } from '../../domain/accounts/sub-accounts.ts'
import { crudHandlers, handle } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

type Order = RowOf<'integral_orders'>

/** The label depends only on whether there is a courier. Source: PTS-7. */
const shown = (db: Db, order: Order) => ({
  ...order,
  buyer_name: db.users.findAny(order.user_id)?.nickname ?? '-',
  order_status_cn: db.textOf(stages[order.delivery_code === '' ? 2 : 6]),
})

const relations = (db: Db) => ({ user: relation(db, 'users', 'user_id') })

export const integralOrderHandlers = [
  handle(payIntegral, ({ db, clock, me, body }) => {
    refuseSubAccount(me)
    const { id, order_no } = exchange(db, clock, me, body)
    return { order_id: [id], order_no: [order_no] }
  }),

  handle(listIntegralOrders, ({ db, me, query }) => {
    const from = db.integral_orders.by('user_id', me.id)
    const page = selectPage(db.integral_orders, query, { from, relations: relations(db) })
    return { ...page, data: page.data.map(order => shown(db, order)) }
  }),

  ...crudHandlers(adminIntegralOrders, {
    rows: db => db.integral_orders,
    show: (order, { db }) => shown(db, order),
    options: ({ db }) => ({ relations: relations(db) }),
    update: (order, body, { db, clock }) => {
      const { delivery_code, delivery_no } = { ...order, ...body }
      if ((delivery_code === '') !== (delivery_no === '')) refuse('deliveryMissing')
      const delivery_time = delivery_code === '' ? null : (order.delivery_time ?? clock.text())
      db.integral_orders.change(order.id, { ...(body as Partial<Order>), delivery_time })
    },
  }),
]
