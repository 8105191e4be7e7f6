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
import { buyerField, orderFields, orderRecord } from '#src/ui/order/order-fields.ts'

/** The store's orders waiting for delivery. Source: OSC-9. */
export default defineTable(sellerOrders, {
  noun: 'nouns.order',
  fields: { ...orderFields, ...buyerField },
  columns: ['order_no', 'order_image', 'order_name', 'buyer_name', 'total_price', 'created_at'],
  search: {
    order_no: 'startsWith',
    order_name: 'startsWith',
    nickname: { operator: 'contains', relation: 'user' },
    created_at: 'range',
  },
  editForm: ['receive_name', 'receive_tel', 'receive_area', 'receive_address', 'delivery_no'],
  record: orderRecord,
  params: { isWith: 'store,user,refund', order_status: '2' },
  actions: orderActions({ find, ship, waybill }),
  extra: [orderExtra(sellerTrackOrder)],
})
