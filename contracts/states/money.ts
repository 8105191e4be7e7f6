import { z } from 'zod'
import { login } from '../api/accounts/auth.ts'
import { id, money } from '../api/kit/values.ts'
import { CashStatus, listCashes, sellerCashes } from '../api/money/cashes.ts'
import { adminSettlements } from '../api/money/order-settlements.ts'
import { adminOrders } from '../api/orders/back-office-orders.ts'
import { listMoneyLogs, purse, sellerMoneyLogs } from '../api/money/money-logs.ts'
import { balance } from './questions.ts'
import { ask, state } from './state.ts'

/** States of purses, withdrawals and settlements. */
export const moneyStates = {
  'the shopper has a balance': state({
    about: "The shopper's balance is this sum.",
    facts: z.object({ money }),
    readBack: facts => [balance(facts.money)],
  }),
  'a purse of the shopper moved': state({
    about: "There is a movement with this id and sum in one of the shopper's purses.",
    facts: z.object({ id, money, is_type: purse }),
    readBack: facts => [
      ask(listMoneyLogs, { query: { is_type: facts.is_type, per_page: 400 } }, 'shopper', reply =>
        reply.data.some(log => log.id === facts.id && log.money === facts.money),
      ),
    ],
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
} as const
