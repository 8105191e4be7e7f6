import {
  sellerFindOrders as find,
  sellerOrders,
  sellerOrderStatus as ship,
  sellerTrackOrder,
  sellerWaybill as waybill,
} from '#contracts/api/orders/back-office-orders.ts'
import { defineTable } from '#src/table/define-table.ts'
import { orderActions } from '#src/ui/order/order-actions.ts'
import { orderExtra } from '#src/ui/order/order-extra.tsx'
import { buyerField, orderColumns, orderExport, orderFields, orderRecord } from '#src/ui/order/order-fields.ts'
import { orderTabs } from '#src/ui/order/order-tabs.tsx'
import { refundExtra } from '#src/ui/after-sales/refund-extra.tsx'

/** The store's orders. Source: OSC-8. */
export default defineTable(sellerOrders, {
  noun: 'nouns.order',
  fields: { ...orderFields, ...buyerField },
  columns: orderColumns,
  above: orderTabs(sellerOrders.list),
  exportExtra: orderExport,
  search: {
    order_no: 'startsWith',
    order_name: 'startsWith',
    nickname: { operator: 'contains', relation: 'user' },
    order_status: 'equals',
    created_at: 'range',
  },
  editForm: ['receive_name', 'receive_tel', 'receive_area', 'receive_address', 'delivery_code', 'delivery_no'],
  record: orderRecord,
  params: { isWith: 'store,user,refund' },
  actions: orderActions({ find, ship, waybill }),
  touches: [find],
  extra: [refundExtra(find), orderExtra(sellerTrackOrder)],
})
