import { allExpresses } from '#contracts/api/orders/expresses.ts'

/** Stage of a paid order: shipped if it has a courier. Source: PTS-7. */
const stageKey = ({ order_status, delivery_code }: Readonly<Record<string, unknown>>): string =>
  order_status === 2 ? `2-${delivery_code === '' ? 0 : 1}` : String(order_status)

/** Field definitions of points orders. Source: PSC-8. */
export const integralOrderFields = {
  order_image: { kind: 'image', span: 24, minor: 'first' },
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
  total_price: { kind: 'money', label: 'purse.points', points: true, width: 88 },
  order_price: { kind: 'money', points: true, label: 'integralOrders.price' },
  buy_num: { kind: 'number', width: 88, minor: true },
  receive_tel: { kind: 'text', label: 'orders.receiverTel', type: 'tel' },
  delivery_code: { kind: 'ref', to: allExpresses, show: 'name', by: 'code' },
  pay_time: { kind: 'dateTime' },
  remark: { kind: 'longText', span: 24 },
} as const

/** Fields of the record view. */
export const integralOrderView = [
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
] as const
