import { beforeEach, expect, test } from 'vitest'
import { adminUsers } from '#contracts/api/accounts/users.ts'
import { decideRefund } from '#contracts/api/after-sales/refunds.ts'
import { settleOrders } from '#contracts/api/money/order-settlements.ts'
import { adminStores } from '#contracts/api/stores/back-office-stores.ts'
import { createShop } from '../../test-shop.ts'

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
})

const storeOf = (order: number) => shop.world.db.orders.find(order)?.store_id ?? 0
const gained = (before: string | undefined, after: string | undefined) => (Number(after) - Number(before)).toFixed(2)

// Proves WAL-9.
test('a settlement pays a deleted store and all others', async () => {
  const { db } = shop.world
  shop.given('no order waits for settlement', {})
  shop.given('an order is completed', { id: 90_011 })
  shop.given('an order is completed', { id: 90_012 })
  const [gone, other] = [storeOf(90_011), db.stores.rows().find(({ id }) => id !== storeOf(90_011))?.id ?? 0]
  db.orders.change(90_012, { store_id: other })
  await shop.ask(adminStores.remove, { params: { ids: String(gone) } }, 'admin')
  const before = [gone, other].map(id => db.stores.findAny(id)?.store_money)

  await shop.ask(settleOrders, {}, 'admin')

  expect(db.stores.find(gone)).toBeUndefined()
  expect([gone, other].map((id, at) => gained(before[at], db.stores.findAny(id)?.store_money))).toEqual(['20.00', '20.00'])
})

// Proves WAL-9.
test('a refund is paid to the balance of a deleted shopper', async () => {
  const { db } = shop.world
  shop.given('an order has an after-sales case', { id: 90_013, refund_type: 0, refund_verify: 0, refund_step: 0 })
  const { user_id, total_price } = db.orders.find(90_013) ?? { user_id: 0, total_price: '' }
  await shop.ask(adminUsers.remove, { params: { ids: String(user_id) } }, 'admin')
  const before = db.users.findAny(user_id)?.money

  await shop.ask(decideRefund, { params: { id: 90_013 }, body: { refund_verify: 1 } }, 'seller')

  expect(db.users.find(user_id)).toBeUndefined()
  expect(gained(before, db.users.findAny(user_id)?.money)).toBe(total_price)
})
