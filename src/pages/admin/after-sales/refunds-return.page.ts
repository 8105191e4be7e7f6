import { adminFindOrders, adminOrders, adminTrackOrder } from '#contracts/api/orders/back-office-orders.ts'
import { defineTable } from '#src/table/define-table.ts'
import { orderExtra } from '#src/ui/order/order-extra.tsx'
import { orderFields, orderView } from '#src/ui/order/order-fields.ts'
import { refundExtra } from '#src/ui/after-sales/refund-extra.tsx'
import { caseField, refundColumns, refundParams, refundSearch } from '#src/ui/after-sales/refund-fields.ts'

/** Orders with an exchange request, read-only; their sellers decide. Source: ASC-4. */
export default defineTable(adminOrders, {
  noun: 'nouns.order',
  fields: { ...orderFields, refund_status_cn: caseField },
  columns: refundColumns,
  search: refundSearch,
  editForm: ['order_name', 'receive_name', 'receive_tel', 'receive_area', 'receive_address', 'delivery_no'],
  view: orderView,
  params: refundParams(1),
  extra: [refundExtra(adminFindOrders), orderExtra(adminTrackOrder)],
})
