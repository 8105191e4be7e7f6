import { ArrowSwapRegular } from '@fluentui/react-icons/svg/arrow-swap'
import { PrintRegular } from '@fluentui/react-icons/svg/print'
import { VehicleTruckProfileRegular } from '@fluentui/react-icons/svg/vehicle-truck-profile'
import {
  adminFindOrders,
  adminOrders,
  adminOrderStatus,
  adminTrackOrder,
  adminWaybill,
} from '#contracts/api/back-office-orders.ts'
import { page } from '#src/table/page.ts'
import { shipDialog, waybillDialog } from '#src/ui/order/dialogs.ts'
import { orderExtra } from '#src/ui/order/order-extra.tsx'
import { buyerField, orderColumns, orderFields, orderView } from '#src/ui/order/order-fields.ts'
import { refundExtra } from '#src/ui/order/refund-extra.tsx'
import { MoveDialog } from './orders/move-dialog.tsx'

/** All orders. Source: screens-admin, orders. */
export default page(adminOrders, {
  fields: { ...orderFields, ...buyerField },
  columns: orderColumns,
  search: {
    order_no: 'startsWith',
    store_name: { operator: 'contains', relation: 'store' },
    nickname: { operator: 'contains', relation: 'user' },
    order_status: 'equals',
    created_at: 'range',
    order_name: 'contains',
  },
  editForm: ['order_name', 'receive_name', 'receive_tel', 'receive_area', 'receive_address', 'delivery_code', 'delivery_no'],
  view: orderView,
  params: { isWith: 'store,user,refund' },
  actions: [
    {
      name: 'orders.ship',
      icon: VehicleTruckProfileRegular,
      needs: 'selection',
      primary: true,
      asks: adminOrderStatus,
      opens: shipDialog({ find: adminFindOrders, ship: adminOrderStatus }),
    },
    {
      name: 'orders.waybills',
      icon: PrintRegular,
      needs: 'selection',
      asks: adminWaybill,
      opens: waybillDialog({ find: adminFindOrders, waybill: adminWaybill }),
    },
    { name: 'orders.move', icon: ArrowSwapRegular, opens: MoveDialog, asks: adminOrderStatus },
  ],
  extra: [refundExtra(adminFindOrders), orderExtra(adminTrackOrder)],
})
