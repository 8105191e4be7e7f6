import { PrintRegular } from '@fluentui/react-icons/svg/print'
import { VehicleTruckProfileRegular } from '@fluentui/react-icons/svg/vehicle-truck-profile'
import {
  sellerFindOrders,
  sellerOrders,
  sellerOrderStatus,
  sellerTrackOrder,
  sellerWaybill,
} from '#contracts/api/back-office-orders.ts'
import { page } from '#src/table/page.ts'
import { shipDialog, waybillDialog } from '#src/ui/order/dialogs.ts'
import { orderExtra } from '#src/ui/order/order-extra.tsx'
import { buyerField, orderColumns, orderFields, orderView } from '#src/ui/order/order-fields.ts'
import { refundExtra } from '#src/ui/order/refund-extra.tsx'

/** The store's orders. Source: screens-seller, Seller/orders/index. */
export default page(sellerOrders, {
  fields: { ...orderFields, ...buyerField },
  columns: orderColumns,
  search: {
    order_no: 'startsWith',
    order_name: 'startsWith',
    nickname: { operator: 'contains', relation: 'user' },
    order_status: 'equals',
    created_at: 'range',
  },
  editForm: ['receive_name', 'receive_tel', 'receive_area', 'receive_address', 'delivery_code', 'delivery_no'],
  view: orderView,
  params: { isWith: 'store,user,refund' },
  actions: [
    {
      name: 'orders.ship',
      icon: VehicleTruckProfileRegular,
      needs: 'selection',
      primary: true,
      opens: shipDialog({ find: sellerFindOrders, ship: sellerOrderStatus }),
    },
    {
      name: 'orders.waybills',
      icon: PrintRegular,
      needs: 'selection',
      opens: waybillDialog({ find: sellerFindOrders, waybill: sellerWaybill }),
    },
  ],
  extra: [refundExtra(sellerFindOrders), orderExtra(sellerTrackOrder)],
})
