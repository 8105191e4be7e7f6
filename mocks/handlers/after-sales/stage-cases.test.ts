import { beforeEach, expect, test } from 'vitest'
import { decideRefund, requestRefund, withdrawRefund } from '#contracts/api/after-sales/refunds.ts'
import { settleOrders } from '#contracts/api/money/order-settlements.ts'
import { adminOrders, adminOrderStatus, sellerWaybill } from '#contracts/api/orders/back-office-orders.ts'
import { createShop } from '../../test-shop.ts'

const id = 90_015
let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
})

const set = (status: 2 | 5 | 6) => shop.refusal(adminOrderStatus, { body: { id, status } }, 'admin')
const accept = () => shop.ask(decideRefund, { params: { id }, body: { refund_verify: 1 } }, 'seller')
const cases = () => shop.world.db.refunds.by('order_id', id)
const order = () => shop.world.db.orders.find(id)

// Proves OST-20.
test('a case starts when an administrator sets the stage of after-sales, and ends with it', async () => {
  shop.given('an order waits for delivery', { id })

  await set(5)
  const opened = cases().map(one => ({ ...one }))
  await set(6)

  expect(opened).toMatchObject([{ refund_type: 0, refund_verify: 0 }])
  expect(cases()).toMatchObject([{ refund_verify: 2 }])
  expect(order()).toMatchObject({ order_status: 6, refund_status: 2 })
})

// Proves OST-20.
test('an accepted exchange is over when an administrator sets another stage', async () => {
  shop.given('an order waits for delivery', { id })
  await shop.ask(requestRefund, { body: { order_id: id, refund_type: 1, refund_remark: '尺码不合适' } }, 'shopper')
  await accept()

  await set(6)

  expect(cases()).toMatchObject([{ refund_type: 1, refund_verify: 1, refund_step: 3 }])
})

// Proves OST-20, REF-6.
test('an order whose money was returned gets no second case', async () => {
  shop.given('an order waits for delivery', { id })
  await set(5)
  await accept()

  expect(await set(5)).toBe('none')

  expect(cases()).toMatchObject([{ refund_verify: 1 }])
})

// Proves OST-20.
test('an order that the store has been paid for gets no case', async () => {
  shop.given('an order waits for delivery', { id })
  await set(6)
  await shop.ask(settleOrders, {}, 'admin')

  expect(await set(5)).toBe('none')

  expect(order()).toMatchObject({ order_status: 5, is_settlement: 1 })
  expect(cases()).toEqual([])
})

// Proves REF-4.
test('a withdrawn request returns an order with a printed waybill to waiting for delivery', async () => {
  shop.given('an order waits for delivery', { id })
  await shop.ask(sellerWaybill, { params: { id } }, 'seller')
  await shop.ask(requestRefund, { body: { order_id: id, refund_type: 0, refund_remark: '尺码不合适' } }, 'shopper')

  await shop.ask(withdrawRefund, { params: { id } }, 'shopper')

  expect(order()).toMatchObject({ order_status: 2 })
})

// Proves OST-14, OST-20.
test.each([
  { refund_type: 0, refund_verify: 0, refund_step: 0, closed: { refund_verify: 2, refund_step: 0 } },
  { refund_type: 1, refund_verify: 0, refund_step: 0, closed: { refund_verify: 2, refund_step: 0 } },
  { refund_type: 1, refund_verify: 1, refund_step: 1, closed: { refund_verify: 1, refund_step: 3 } },
])('deleting an order closes its open case: $refund_type/$refund_verify/$refund_step', async ({ closed, ...facts }) => {
  shop.given('an order has an after-sales case', { id, ...facts })

  await shop.ask(adminOrders.remove, { params: { ids: String(id) } }, 'admin')

  expect(order()).toBeUndefined()
  expect(shop.world.db.orders.findAny(id)).toMatchObject({ order_status: 6, refund_status: 2 })
  expect(cases()).toMatchObject([closed])
  expect(await shop.refusal(decideRefund, { params: { id }, body: { refund_verify: 1 } }, 'seller')).toBe('wrongState')
})
