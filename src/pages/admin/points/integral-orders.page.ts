import { VehicleTruckProfileRegular } from '@fluentui/react-icons/svg/vehicle-truck-profile'
import { adminIntegralOrders } from '#contracts/api/points/integral-orders.ts'
import { ShipIntegralOrders } from '#src/ui/order/ship-dialog.tsx'
import { defineTable } from '#src/table/define-table.ts'
import { integralOrderFields, integralOrderView } from './integral-orders/integral-order-fields.ts'

/** Orders of the points shop. They are paid on creation, so only shipping is left. Source: PSC-8. */
export default defineTable(adminIntegralOrders, {
  noun: 'nouns.pointsOrder',
  fields: integralOrderFields,
  columns: ['order_image', 'order_name', 'buyer_name', 'buy_num', 'total_price', 'order_status', 'created_at'],
  search: { order_no: 'startsWith', order_name: 'startsWith', order_status: 'equals' },
  form: ['receive_name', 'receive_tel', 'receive_area', 'receive_address', 'delivery_code', 'delivery_no'],
  view: integralOrderView,
  actions: [
    {
      name: 'orders.ship',
      icon: VehicleTruckProfileRegular,
      needs: 'selection',
      primary: true,
      asks: adminIntegralOrders.update,
      opens: ShipIntegralOrders,
    },
  ],
})
