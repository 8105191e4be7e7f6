import { refundOf } from '../domain/after-sales/refunds.ts'
import type { Invariant } from './scope.ts'

/** Whether somebody still has to act on a case. */
const isOpen = (refund: ReturnType<typeof refundOf>): boolean =>
  refund !== undefined && (refund.refund_verify === 0 || (refund.refund_verify === 1 && refund.refund_step < 3))

/** An open case belongs to an order in after-sales that was not deleted. Source: OST-14, OST-20, REF-1. */
export const openCasesHaveOrders: Invariant = {
  name: 'an open case belongs to an order in after-sales',
  broken: (db, scope) => {
    const ids = new Set([
      ...scope.rows('refunds').map(refund => refund.order_id),
      ...scope.rows('orders').map(({ id }) => id),
      ...scope.changes('orders').flatMap(({ before }) => before?.id ?? []),
    ])
    return [...ids]
      .filter(id => isOpen(refundOf(db, id)) && db.orders.find(id)?.order_status !== 5)
      .map(id => `orders ${id}: stage ${db.orders.findAny(id)?.order_status}, its case is open`)
  },
}
