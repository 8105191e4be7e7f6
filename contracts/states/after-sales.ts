import { z } from 'zod'
import { adminOrders } from '../api/orders/back-office-orders.ts'
import { CashStatus, listCashes, sellerCashes } from '../api/money/cashes.ts'
import { login } from '../api/accounts/auth.ts'
import { ask, state } from './state.ts'
import { id, money } from '../api/kit/values.ts'
import { sellerMoneyLogs } from '../api/money/money-logs.ts'
import { adminSettlements } from '../api/money/order-settlements.ts'
import { RefundStep, RefundType, RefundVerify, showRefund } from '../api/after-sales/refunds.ts'

/** States of refunds, withdrawals and settlements. */
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
  'an order is settled': state({
    about: "The shopper's order is completed and was settled with the seller's store: its settlement has this id.",
    facts: z.object({ id, settlement_id: id }),
    readBack: ({ id, settlement_id }) => [
      ask(adminSettlements.show, { params: { id: settlement_id } }, 'admin', reply => reply.order_id === id),
    ],
  }),
  'no order waits for settlement': state({
    about: 'Every completed order is settled.',
    facts: z.object({}),
    readBack: () => [
      ask(adminOrders.list, { query: { order_status: 6, is_settlement: 0 } }, 'admin', reply => reply.total === 0),
    ],
  }),
  'a withdrawal of the shopper exists': state({
    about:
      'The shopper has requested 20.00; while the request waits (status 0) the sum is frozen. There was a commission of 1.00.',
    facts: z.object({ id, cash_status: CashStatus }),
    readBack: ({ id, cash_status }) => [
      ask(listCashes, { query: { id } }, 'shopper', reply => reply.data[0]?.cash_status === cash_status),
    ],
  }),
  'a withdrawal of the store exists': state({
    about:
      "The seller's store has requested 20.00; while the request waits (status 0) the sum is frozen. There was a commission of 1.00.",
    facts: z.object({ id, cash_status: CashStatus }),
    readBack: ({ id, cash_status }) => [
      ask(sellerCashes.show, { params: { id } }, 'seller', reply => reply.cash_status === cash_status),
    ],
  }),
  'the store has a balance': state({
    about: "The balance of the seller's store is this sum.",
    facts: z.object({ money }),
    // No call returns it to the seller yet.
    readBack: () => [],
  }),
  'another shopper has a balance': state({
    about: 'There is a shopper with this id and balance, the user name buyer and the id, and the password buyer123.',
    facts: z.object({ id, money }),
    readBack: ({ id }) => [
      ask(
        login,
        { body: { username: `buyer${id}`, password: 'buyer123', provider: 'users' } },
        undefined,
        reply => reply.access_token !== '',
      ),
    ],
  }),
  'a purse of the store moved': state({
    about: "There is a movement with this id and sum of the balance of the seller's store.",
    facts: z.object({ id, money }),
    readBack: ({ id, money: sum }) => [ask(sellerMoneyLogs.show, { params: { id } }, 'seller', reply => reply.money === sum)],
  }),
  'payment by scanning is configured': state({
    about: 'WeChat and Alipay are configured for payment by scanning (device `scan`).',
    facts: z.object({}),
    // No call returns these settings yet.
    readBack: () => [],
  }),
} as const
