import { adminSettlements, sellerSettlements, settleOrders } from '#contracts/api/money/order-settlements.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf, guarded } from '../kit.ts'
import { completed } from '../orders/samples.ts'

const order = { id: 90_171, settlement_id: 90_172 }
const settlement = {
  id: order.settlement_id,
  order_id: order.id,
  store_id: 90_173,
  settlement_no: '202601020304050001',
  total_price: '20.00',
  settlement_price: '20.00',
  status: 1,
  info: 'Settled by hand',
  created_at: '2026-01-02 03:04:05',
} as const
const settled = { given: ['an order is settled', order], id: settlement.id, row: settlement } as const

export const orderSettlementExamples = [
  ...crudExamples(adminSettlements, settled),
  ...crudExamples(sellerSettlements, settled),
  ...guarded(
    examplesOf(settleOrders, [
      { when: 'one waits', given: completed.given, reply: [] },
      { when: 'no order waits for settlement', given: ['no order waits for settlement', {}], error: 'nothingToSettle' },
    ]),
  ),
]
