import { z } from 'zod'
import { adminOrders } from '../api/orders/back-office-orders.ts'
import { ask, state } from './state.ts'
import { id } from '../api/kit/values.ts'
import { RefundStep, RefundType, RefundVerify, showRefund } from '../api/after-sales/refunds.ts'

/** States of after-sales cases. */
export const afterSalesStates = {
  'an order has an after-sales case': state({
    about:
      "The shopper's order at the seller's store, paid by balance, has one after-sales case with this decision and step; the order is in after-sales until the case is over. If it is the seller's turn to send or later, the buyer has a tracking number; a refused case has a reason.",
    facts: z.object({ id, refund_type: RefundType, refund_verify: RefundVerify, refund_step: RefundStep }),
    readBack: ({ id, ...facts }) => [
      ask(
        showRefund,
        { params: { id } },
        'shopper',
        reply =>
          reply.order_id === id &&
          reply.refund_type === facts.refund_type &&
          reply.refund_verify === facts.refund_verify &&
          reply.refund_step === facts.refund_step,
      ),
    ],
  }),
  'an order of another store has an after-sales case': state({
    about: "An order at a store other than the seller's has an after-sales case that waits for a decision.",
    facts: z.object({ id }),
    readBack: ({ id }) => [ask(adminOrders.show, { params: { id } }, 'admin', reply => reply.refund_id > 0)],
  }),
} as const
