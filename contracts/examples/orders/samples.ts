import { goods } from '../samples.ts'

/** Parts of orders that are the same for shoppers, sellers and administrators. */
export const shortLine = {
  goods_image: goods.image,
  goods_name: goods.goods_name,
  goods_price: '20.00',
  sku_name: '-',
  buy_num: 1,
  total_price: '20.00',
}
export const line = { goods_id: goods.id, ...shortLine }

export const receiver = {
  receive_name: 'Li Lei',
  receive_tel: '13800000000',
  receive_area: 'Northland North City Old Town',
  receive_address: '1 Market Street',
}

export const summary = (id: number, order_status: 0 | 1 | 2 | 3 | 4 | 5 | 6) => ({
  id,
  order_no: `9000000000${id}`,
  order_status,
  order_price: '20.00',
  total_price: '20.00',
  freight_money: '0.00',
  coupon_money: '0.00',
  ...receiver,
  delivery_no: 'YD9000000001',
  delivery_code: 'yd',
  remark: 'Please ring twice',
  order_goods: [line],
})

export const tracking = [{ time: '2026-01-04 03:04:05', context: 'The parcel left the store' }]

const row = (id: number, order_status: 2 | 6) => ({
  id,
  order_no: `9000000000${id}`,
  order_name: goods.goods_name,
  order_image: goods.image,
  total_price: '20.00',
  store_name: 'Corner Shop',
  buyer_name: 'Shopper',
  order_status,
  order_status_cn: '等待发货',
  refund_status: 0 as const,
  refund_id: 0,
  refund_status_cn: '',
  refund_step: 0 as const,
  created_at: '2026-01-02 03:04:05',
})

/** A row of a back-office list. */
export const waitingRow = row(90_112, 2)

export const completedRow = row(90_115, 6)

/** A complete order in its last stage, so that every time is set. */
export const completedDetail = {
  ...completedRow,
  ...summary(90_115, 6),
  payment_name: 'balance' as const,
  payment_name_cn: '余额支付',
  pay_time: '2026-01-03 03:04:05',
  delivery_time: '2026-01-04 03:04:05',
  receipt_time: '2026-01-06 03:04:05',
  comment_time: '2026-01-07 03:04:05',
}

/** Orders by the stage that they are in. */
export const unpaid = {
  id: 90_111,
  given: ['an order waits for payment', { id: 90_111, total: '20.00', balance: '50.00' }],
} as const
export const paid = { id: 90_112, given: ['an order waits for delivery', { id: 90_112 }] } as const
export const shipped = { id: 90_113, given: ['an order waits for receipt', { id: 90_113 }] } as const
export const received = { id: 90_114, given: ['an order waits for comment', { id: 90_114 }] } as const
export const completed = { id: 90_115, given: ['an order is completed', { id: 90_115 }] } as const
export const cancelled = { id: 90_116, given: ['an order is cancelled', { id: 90_116 }] } as const
export const foreign = { id: 90_117, given: ['an order of another shopper exists', { id: 90_117 }] } as const
export const elsewhere = { id: 90_118, given: ['an order of another store waits for delivery', { id: 90_118 }] } as const
