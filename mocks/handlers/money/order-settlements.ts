import { adminSettlements, sellerSettlements, settleOrders } from '#contracts/api/money/order-settlements.ts'
import { settle, settlementInfo } from '../../domain/money/settlement.ts'
import { crudHandlers, handle } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

export const orderSettlementHandlers = [
  handle(settleOrders, ({ db, clock }) => (settle(db, clock, settlementInfo.manual) > 0 ? [] : refuse('nothingToSettle'))),
  ...crudHandlers(adminSettlements, { rows: db => db.order_settlements, show: row => row }),
  ...crudHandlers(sellerSettlements, {
    rows: db => db.order_settlements,
    show: row => row,
    mine:
      ({ store }) =>
      row =>
        row.store_id === store.id,
    options: ({ db, store }) => ({ from: db.order_settlements.by('store_id', store.id) }),
  }),
]
