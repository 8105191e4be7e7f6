import { adminFindOrders, adminOrders, adminTrackOrder } from '#contracts/api/orders/back-office-orders.ts'
import { defineTable } from '#src/table/define-table.ts'
import { orderExtra } from '#src/ui/order/order-extra.tsx'
import { orderFields } from '#src/ui/order/order-fields.ts'
import { allRefundColumns, caseField, refundParams, refundRecord, refundSearch } from '#src/ui/after-sales/refund-fields.ts'

/** Orders with a refund request, read-only; their sellers decide. Source: ASC-4. */
export default defineTable(adminOrders, {
  noun: 'nouns.order',
  fields: { ...orderFields, refund_status_cn: caseField },
  columns: allRefundColumns,
  search: refundSearch,
  editForm: ['order_name', 'receive_name', 'receive_tel', 'receive_area', 'receive_address', 'delivery_no'],
  record: refundRecord(adminFindOrders),
  params: refundParams(0),
  touches: [adminFindOrders],
  extra: [orderExtra(adminTrackOrder)],
})
