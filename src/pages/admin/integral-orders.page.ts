import { VehicleTruckProfileRegular } from '@fluentui/react-icons/svg/vehicle-truck-profile'
import { allExpresses } from '#contracts/api/expresses.ts'
import { adminIntegralOrders } from '#contracts/api/integral-orders.ts'
import { ShipIntegralOrders } from '#src/ui/order/ship-dialog.tsx'
import { page } from '#src/table/page.ts'

/** Whether a paid order is on its way follows from its courier. Source: rules-storefront 80. */
const stageKey = ({ order_status, delivery_code }: Readonly<Record<string, unknown>>): string =>
  order_status === 2 ? `2-${delivery_code === '' ? 0 : 1}` : String(order_status)

/** Orders of the points shop. They are paid when they are made, so what is left is shipping. Source: screens-admin, integral_orders. */
export default page(adminIntegralOrders, {
  fields: {
    order_image: { kind: 'image', span: 24 },
    order_status: {
      kind: 'choice',
      of: {
        0: 'orders.stage.cancelled',
        1: 'orders.stage.waitingPayment',
        2: 'integralOrders.paid',
        '2-0': 'orders.stage.waitingDelivery',
        '2-1': 'orders.stage.completed',
      },
      tag: { '2-0': 'warning', '2-1': 'success' },
      by: stageKey,
      hidden: ['2-0', '2-1'],
    },
    total_price: { kind: 'money', points: true },
    order_price: { kind: 'money', points: true, label: 'integralOrders.price' },
    buy_num: { kind: 'number' },
    receive_tel: { kind: 'text', label: 'orders.receiverTel', type: 'tel' },
    delivery_code: { kind: 'ref', to: allExpresses, show: 'name', by: 'code' },
    pay_time: { kind: 'dateTime' },
    remark: { kind: 'longText', span: 24 },
  },
  columns: ['order_image', 'order_name', 'buyer_name', 'buy_num', 'total_price', 'order_status', 'created_at'],
  search: { order_no: 'startsWith', order_name: 'startsWith', order_status: 'equals' },
  form: ['receive_name', 'receive_tel', 'receive_area', 'receive_address', 'delivery_code', 'delivery_no'],
  view: [
    'order_image',
    'order_name',
    'order_no',
    'buyer_name',
    'order_status',
    'order_price',
    'buy_num',
    'total_price',
    'receive_name',
    'receive_tel',
    'receive_area',
    'receive_address',
    'delivery_code',
    'delivery_no',
    'pay_time',
    'remark',
  ],
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
