import { expect, test } from 'vitest'
import type { OrderSummary } from '#contracts/api/orders/orders.ts'
import { firstParcels, unfilled } from './shipping.ts'

const order = (id: number, part: Partial<OrderSummary> = {}): OrderSummary => ({
  id,
  order_no: String(id),
  order_status: 2,
  order_price: '1.00',
  total_price: '1.00',
  freight_money: '0.00',
  coupon_money: '0.00',
  receive_name: 'Li Lei',
  receive_tel: '13800000000',
  receive_area: '',
  receive_address: '',
  delivery_no: '',
  delivery_code: '',
  remark: '',
  order_goods: [],
  ...part,
})

// Proves DLV-3.
test('an order without a courier gets the default courier, others keep theirs', () => {
  const orders = [order(1), order(2, { delivery_code: 'sf', delivery_no: 'SF1' })]

  const parcels = firstParcels(orders, [{ code: 'sf' }, { code: 'yd' }])

  expect(parcels).toEqual({ 1: { delivery_code: 'yd', delivery_no: '' }, 2: { delivery_code: 'sf', delivery_no: 'SF1' } })
})

// Proves DLV-3.
test('no courier is preselected if the default courier does not exist', () => {
  const parcels = firstParcels([order(1)], [{ code: 'sf' }])

  expect(parcels[1]?.delivery_code).toBe('')
})

test('orders without courier or number cannot be shipped', () => {
  const parcels = {
    1: { delivery_code: 'yd', delivery_no: 'A1' },
    2: { delivery_code: 'yd', delivery_no: ' ' },
    3: { delivery_code: '', delivery_no: 'A3' },
  }

  const ids = unfilled([order(1), order(2), order(3), order(4)], parcels)

  expect(ids).toEqual([2, 3, 4])
})
