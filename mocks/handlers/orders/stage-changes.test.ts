import { beforeEach, describe, expect, test } from 'vitest'
import { adminOrderStatus } from '#contracts/api/orders/back-office-orders.ts'
import { decideRefund } from '#contracts/api/after-sales/refunds.ts'
import { settleOrders } from '#contracts/api/money/order-settlements.ts'
import { createOrder, editOrder, payOrder, type OrderStatus } from '#contracts/api/orders/orders.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { createShop, noon } from '../../test-shop.ts'

const goods = 90_001
let shop: ReturnType<typeof createShop>
let id = 0

beforeEach(async () => {
  shop = createShop()
  shop.given('a product is on sale', { id: goods, stock: 50, price: '20.00' })
  id = await place(10)
})

const address_id = () => shop.world.db.addresses.by('user_id', 1)[0]?.id ?? 0
const place = async (buy_num: number, coupon_id = '0', collective_id = 0): Promise<number> => {
  const params = encodeParams({ order: [{ goods_id: goods, sku_id: 0, buy_num, collective_id }], ifcart: 0 })
  return (await shop.ask(createOrder, { body: { params, address_id: address_id(), coupon_id } }, 'shopper')).order_id[0] ?? 0
}
/** Places an order that opens a group of two. @returns the group. */
const openGroup = async (): Promise<number> => {
  const { db } = shop.world
  db.collectives.add({ store_id: db.goods.find(goods)?.store_id ?? 0, goods_id: goods, discount: '10.00', need: 2 })
  id = await place(1, '0', -1)
  return order()?.collective_id ?? 0
}
const pay = () => {
  shop.world.clock.step(4000)
  return shop.refusal(payOrder, { body: { order_id: String(id), payment_name: 'balance', pay_password: '123456' } }, 'shopper')
}
const set = (status: OrderStatus) => shop.refusal(adminOrderStatus, { body: { id, status } }, 'admin')
const cancel = () => shop.refusal(editOrder, { params: { id }, body: { order_status: 0 } }, 'shopper')
const order = () => shop.world.db.orders.find(id)
const total = () => Math.round(Number(order()?.total_price) * 100)
const purse = () => Math.round(Number(shop.world.db.users.find(1)?.money) * 100)
const stock = () => shop.world.db.goods.find(goods)?.goods_stock

describe('an administrator who sets a paid order back to waiting for payment', () => {
  // Proves OST-18.
  test('refunds the payment, so that paying again charges once', async () => {
    const before = purse()
    await pay()

    expect(await set(1)).toBe('none')
    const between = purse()
    await pay()

    expect(between).toBe(before)
    expect(purse()).toBe(before - total())
    expect(order()).toMatchObject({ order_status: 2, payment_name: 'balance' })
  })

  // Proves OST-18, OST-2.
  test('leaves an order that can be cancelled without costing the shopper anything', async () => {
    const before = purse()
    await pay()
    await set(1)

    expect(await cancel()).toBe('none')

    expect(purse()).toBe(before)
    expect(stock()).toBe(50)
    expect(order()).toMatchObject({ order_status: 0, pay_time: null, payment_name: '' })
  })

  // Proves OST-18.
  test("removes the inviters' commissions, which are logged again at the next payment", async () => {
    const { db } = shop.world
    db.users.change(1, { inviter_id: 2 })
    db.distributions.add({ store_id: 1, goods_id: goods, lev_1: '10.00', lev_2: '0.00', lev_3: '0.00' })
    await pay()
    const first = db.distribution_logs.by('order_id', id).length

    await set(1)
    const between = db.distribution_logs.by('order_id', id).length
    await pay()

    expect([first, between, db.distribution_logs.by('order_id', id).length]).toEqual([1, 0, 1])
  })

  // Proves OST-18.
  test('is refused if the store has already been paid', async () => {
    await pay()
    await set(6)
    await shop.ask(settleOrders, {}, 'admin')
    const before = purse()

    expect(await set(1)).toBe('wrongState')

    expect(purse()).toBe(before)
  })

  // Proves OST-18, REF-6.
  test('does not refund a second time', async () => {
    const before = purse()
    await pay()
    await set(5)
    await shop.ask(decideRefund, { params: { id }, body: { refund_verify: 1 } }, 'seller')
    expect(purse()).toBe(before)

    expect(await set(1)).toBe('none')

    expect(purse()).toBe(before)
    expect(shop.world.db.refunds.by('order_id', id)).toEqual([])
  })
})

describe('an administrator who revives a cancelled order', () => {
  // Proves OST-17.
  test('takes its stock again, however often it is cancelled and revived', async () => {
    const found = []

    for (const status of [0, 1, 0, 2] as const) {
      if (status === 0 && order()?.order_status !== 1) await set(1)
      await set(status)
      found.push(stock())
    }

    expect(found).toEqual([50, 40, 50, 40])
  })

  // Proves OST-17.
  test('is refused if the stock is too low, and nothing changes', async () => {
    await set(0)
    shop.world.db.goods.change(goods, { goods_stock: 9 })

    expect(await set(1)).toBe('stockTooLow')

    expect(order()?.order_status).toBe(0)
    expect(stock()).toBe(9)
  })

  // Proves OST-17, CPN-5.
  test('uses its coupon again, and is refused if another order uses it meanwhile', async () => {
    shop.given('the shopper has a coupon', { id: 90_070, coupon_id: 90_071 })
    const { db } = shop.world
    id = await place(1, '90070')
    await set(0)
    expect(db.coupon_logs.find(90_070)).toMatchObject({ status: 0, order_id: 0 })

    await set(2)
    expect(db.coupon_logs.find(90_070)).toMatchObject({ status: 1, order_id: id })
    await set(1)
    await set(0)
    await place(1, '90070')

    expect(await set(1)).toBe('wrongState')
  })

  // Proves OST-17, GRP-5.
  test('completes its group again', async () => {
    const { db } = shop.world
    const group = await openGroup()
    const statuses = []

    db.orders.change(await place(1), { collective_id: group })
    for (const status of [0, 1] as const) {
      await set(status)
      statuses.push(db.collective_logs.find(group)?.status)
    }

    expect(statuses).toEqual([2, 1])
  })

  // Proves OST-17, GRP-5.
  test('is refused if the group is full again', async () => {
    const { db } = shop.world
    const group = await openGroup()
    await set(0)
    for (const rival of [await place(1), await place(1)]) db.orders.change(rival, { collective_id: group })

    expect(await set(1)).toBe('groupFull')
  })
})

describe('an administrator who moves an unpaid order', () => {
  // Proves OST-19.
  test.each([2, 5, 6] as const)('to stage %i charges nobody: it stays unpaid, and no store is paid for it', async status => {
    const before = purse()

    expect(await set(status)).toBe('none')
    const after = purse()
    await shop.ask(settleOrders, {}, 'admin')

    expect(after).toBe(before)
    expect(order()).toMatchObject({ order_status: status, pay_time: null, is_settlement: 0 })
    expect(shop.world.db.refunds.by('order_id', id)).toEqual([])
  })
})

// Proves OST-18.
test('setting an earlier stage clears the times and the parcel of later stages', async () => {
  shop.given('an order is completed', { id: 90_016 })
  id = 90_016

  await set(2)

  expect(order()).toMatchObject({
    order_status: 2,
    delivery_no: '',
    delivery_code: '',
    delivery_time: null,
    receipt_time: null,
    comment_time: null,
  })
  expect(shop.world.clock.now()).toBe(noon)
})
