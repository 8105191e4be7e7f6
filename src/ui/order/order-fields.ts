import { allExpresses } from '#contracts/api/orders/expresses.ts'
import { OrderProgress } from './order-progress.tsx'
import { orderStatusField } from './order-status-field.ts'

/** Field definitions of orders, shared by both back offices. */
export const orderFields = {
  order_image: { kind: 'image', span: 24, minor: 'first' },
  receive_tel: { kind: 'text', label: 'orders.receiverTel', type: 'tel' },
  order_no: { kind: 'text', opens: true, width: 180 },
  order_name: { kind: 'text', minor: true },
  store_name: { kind: 'text', width: 108, minor: true },
  buyer_name: { kind: 'text', width: 104 },
  total_price: { kind: 'money', width: 94 },
  order_status: orderStatusField,
  delivery_code: { kind: 'ref', to: allExpresses, show: 'name', by: 'code' },
  remark: { kind: 'longText', span: 24 },
  payment_name_cn: { kind: 'text', label: 'field.payment_name' },
  pay_time: { kind: 'dateTime' },
} as const

/** Search field for the buyer's nickname. */
export const buyerField = { nickname: { kind: 'text', label: 'field.buyer_name' } } as const

/** Columns of a store's orders. */
export const orderColumns = [
  'order_no',
  'order_image',
  'order_name',
  'buyer_name',
  'total_price',
  'order_status',
  'created_at',
] as const

/** Columns of all stores' orders. */
export const allOrderColumns = [
  'order_no',
  'order_image',
  'order_name',
  'store_name',
  'buyer_name',
  'total_price',
  'order_status',
  'created_at',
] as const

/** Recipient columns of the export. Source: OSC-7. */
export const orderExport = ['receive_name', 'receive_tel', 'receive_area', 'receive_address', 'delivery_no'] as const

/** The page of an order: its progress, and its fields beside the products. Source: OSC-13. */
export const orderRecord = {
  name: 'order_no',
  state: 'order_status',
  head: OrderProgress,
  groups: [
    {
      title: 'orders.delivery',
      fields: ['receive_name', 'receive_tel', 'receive_area', 'receive_address', 'delivery_code', 'delivery_no', 'remark'],
    },
    { title: 'orders.parties', fields: ['buyer_name', 'store_name'] },
    { title: 'orders.payment', fields: ['payment_name_cn', 'pay_time', 'created_at'] },
  ],
} as const
