import type { OrderSummary } from '#contracts/api/orders/orders.ts'
import type { Refund } from '#src/pages/user/refund/refund-turn.ts'

/** An order whose sums tell each other apart: 2 × 61.37 + 8.13 − 5.29 = 125.58. */
export const orderSample: OrderSummary = {
  id: 90_422,
  order_no: '20260615100000000001',
  order_status: 1,
  order_price: '122.74',
  freight_money: '8.13',
  coupon_money: '5.29',
  total_price: '125.58',
  receive_name: '',
  receive_tel: '',
  receive_area: '',
  receive_address: '',
  delivery_no: '',
  delivery_code: '',
  remark: '',
  order_goods: [
    {
      goods_id: 1,
      goods_image: '/storage/goods/mug-1-red-1.svg',
      goods_name: 'Mug',
      goods_price: '61.37',
      sku_name: '-',
      buy_num: 2,
      total_price: '122.74',
    },
  ],
}

/** A refund of an order that has not been shipped, which the store has not decided on. */
export const refundSample: Refund = {
  id: 1,
  order_id: 2,
  refund_type: 0,
  refund_verify: 0,
  refund_step: 0,
  delivery_no: '',
  delivery_code: '',
  re_delivery_no: '',
  re_delivery_code: '',
  refund_remark: 'Too small',
  images: '',
  refuse_remark: '',
  created_at: '2026-06-14 09:30:00',
}
