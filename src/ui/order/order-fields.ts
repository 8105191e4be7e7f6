import { allExpresses } from '#contracts/api/orders/expresses.ts'
import { orderStatusField } from './order-status-field.ts'

/** Field definitions of orders, shared by both back offices. */
export const orderFields = {
  order_image: { kind: 'image', span: 24 },
  receive_tel: { kind: 'text', label: 'orders.receiverTel', type: 'tel' },
  total_price: { kind: 'money' },
  order_price: { kind: 'money' },
  coupon_money: { kind: 'money' },
  order_status: orderStatusField,
  delivery_code: { kind: 'ref', to: allExpresses, show: 'name', by: 'code' },
  remark: { kind: 'longText', span: 24 },
} as const

/** Search field for the buyer's nickname. */
export const buyerField = { nickname: { kind: 'text', label: 'field.buyer_name' } } as const

export const orderColumns = [
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

export const orderView = [
  'order_image',
  'order_name',
  'order_no',
  'store_name',
  'buyer_name',
  'order_status',
  'total_price',
  'order_price',
  'coupon_money',
  'receive_name',
  'receive_tel',
  'receive_area',
  'receive_address',
  'delivery_code',
  'delivery_no',
  'remark',
] as const
