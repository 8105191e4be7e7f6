import { ArrowSwapRegular } from '@fluentui/react-icons/svg/arrow-swap'
import {
  adminFindOrders as find,
  adminOrders,
  adminOrderStatus as ship,
  adminTrackOrder,
  adminWaybill as waybill,
} from '#contracts/api/orders/back-office-orders.ts'
import { defineTable } from '#src/table/define-table.ts'
import { orderActions } from '#src/ui/order/order-actions.ts'
import { orderExtra } from '#src/ui/order/order-extra.tsx'
import { allOrderColumns, buyerField, orderExport, orderFields, orderRecord } from '#src/ui/order/order-fields.ts'
import { orderTabs } from '#src/ui/order/order-tabs.tsx'
import { refundExtra } from '#src/ui/after-sales/refund-extra.tsx'
import { MoveDialog } from './orders/move-dialog.tsx'

const moving = { name: 'orders.move', icon: ArrowSwapRegular, opens: MoveDialog, asks: ship } as const

/** All orders. Source: OSC-7. */
export default defineTable(adminOrders, {
  noun: 'nouns.order',
  fields: { ...orderFields, ...buyerField },
  columns: allOrderColumns,
  above: orderTabs(adminOrders.list),
  exportExtra: orderExport,
  search: {
    order_no: 'startsWith',
    store_name: { operator: 'contains', relation: 'store' },
    nickname: { operator: 'contains', relation: 'user' },
    order_status: 'equals',
    created_at: 'range',
    order_name: 'contains',
  },
  editForm: ['order_name', 'receive_name', 'receive_tel', 'receive_area', 'receive_address', 'delivery_code', 'delivery_no'],
  record: orderRecord,
  params: { isWith: 'store,user,refund' },
  actions: [...orderActions({ find, ship, waybill }), moving],
  touches: [find],
  extra: [refundExtra(find), orderExtra(adminTrackOrder)],
})
