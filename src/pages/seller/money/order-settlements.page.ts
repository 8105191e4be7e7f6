import { sellerSettlements } from '#contracts/api/money/order-settlements.ts'
import { sellerOrders } from '#contracts/api/orders/back-office-orders.ts'
import { defineTable } from '#src/table/define-table.ts'
import { settlementFields } from '#src/ui/money/settlement-fields.ts'

/** Settlements of the store's completed orders. Source: MSC-8. */
export default defineTable(sellerSettlements, {
  noun: 'nouns.settlement',
  fields: {
    ...settlementFields,
    order_id: {
      kind: 'ref',
      label: 'field.order_no',
      to: sellerOrders.list,
      show: 'order_no',
      some: true,
      page: '/Seller/orders',
      width: 184,
    },
  },
  columns: ['order_id', 'total_price', 'settlement_price', 'settlement_no', 'status', 'created_at'],
  search: { settlement_no: 'startsWith', status: 'equals' },
  view: ['order_id', 'settlement_no', 'status', 'total_price', 'settlement_price', 'created_at', 'info'],
})
