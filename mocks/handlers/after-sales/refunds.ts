import { continueRefund, decideRefund, requestRefund, showRefund, withdrawRefund } from '#contracts/api/after-sales/refunds.ts'
import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { confirmExchange, decide, openRefund, refundOf, sendAgain, sendBack, withdraw } from '../../domain/after-sales/refunds.ts'
import { handle } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

/** The case of one of the caller's orders. @throws Refusal notFound, also for other people's orders. */
const ownCase = (db: Db, me: RowOf<'users'>, order: number): RowOf<'refunds'> => {
  const refund = refundOf(db, order)
  return refund?.user_id === me.id ? refund : refuse('notFound')
}

export const refundHandlers = [
  handle(requestRefund, ({ db, clock, me, body: { order_id, images = '', ...form } }) => {
    const order = db.orders.find(order_id)
    if (order?.user_id !== me.id) return refuse('notFound')
    openRefund(db, clock, order, { ...form, images })
    return true as const
  }),

  handle(showRefund, ({ db, me, params }) => ownCase(db, me, params.id)),

  handle(continueRefund, ({ db, me, params, body }) => {
    const refund = ownCase(db, me, params.id)
    if (body.refund_step === 3) confirmExchange(db, refund)
    else sendBack(db, refund, { no: body.delivery_no, code: body.delivery_code })
    return true as const
  }),

  handle(withdrawRefund, ({ db, me, params }) => {
    withdraw(db, ownCase(db, me, params.id))
    return true as const
  }),

  handle(decideRefund, ({ db, store, params, body }) => {
    const refund = refundOf(db, params.id)
    if (refund?.store_id !== store.id) return refuse('notFound')
    const { refund_verify, refuse_remark = '', re_delivery_no, re_delivery_code } = body
    const deciding = refund_verify !== undefined && (refund.refund_verify === 0 || re_delivery_no === undefined)
    if (deciding) decide(db, refund, refund_verify, refuse_remark)
    else sendAgain(db, refund, { no: re_delivery_no, code: re_delivery_code })
    return true as const
  }),
]
