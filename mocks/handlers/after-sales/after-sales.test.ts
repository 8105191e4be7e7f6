import { beforeEach, describe, expect, test } from 'vitest'
import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { adminOrders, sellerFindOrders } from '#contracts/api/orders/back-office-orders.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { listMoneyLogs } from '#contracts/api/money/money-logs.ts'
import { adminSettlements, settleOrders } from '#contracts/api/money/order-settlements.ts'
import { listOrders, showOrder } from '#contracts/api/orders/orders.ts'
import { continueRefund, decideRefund, requestRefund, showRefund, withdrawRefund } from '#contracts/api/after-sales/refunds.ts'
import { createShop } from '../../test-shop.ts'

const id = 90_001
const users = { body: { provider: 'users' } } as const
const day = 86_400_000

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
  shop.given('an order waits for comment', { id })
})

const ask = (refund_type: 0 | 1) => ({ body: { order_id: id, refund_type, refund_remark: '商品破损' } })
const request = (refund_type: 0 | 1) => shop.ask(requestRefund, ask(refund_type), 'shopper')
const seller = (body: object) => ({ params: { id }, body })
const order = () => shop.ask(showOrder, { params: { id } }, 'shopper')
const refund = () => shop.ask(showRefund, { params: { id } }, 'shopper')
const money = async () => Number((await shop.ask(buyerInfo, users, 'shopper')).money)
const label = async () => (await shop.ask(adminOrders.show, { params: { id } }, 'admin')).refund_status_cn

describe('a request', () => {
  // Proves OST-15, REF-1.
  test('moves the order to after-sales and is shown with its type', async () => {
    await request(1)

    expect(await order()).toMatchObject({ order_status: 5, refund_status: 1, order_status_cn: '售后退货' })
    expect(await refund()).toMatchObject({ refund_type: 1, refund_verify: 0, refund_step: 0, refund_remark: '商品破损' })
    const listed = await shop.ask(listOrders, { query: { order_status: 5 } }, 'shopper')
    expect(listed.data.map(one => one.id)).toContain(id)
    expect(await label()).toBe('等待审核')
  })

  // Proves REF-1.
  test('is accepted until seven days after the payment', async () => {
    shop.world.clock.step(3 * day)

    expect(await shop.refusal(requestRefund, ask(0), 'shopper')).toBe('none')

    shop.given('an order waits for comment', { id })
    shop.world.db.orders.change(id, { pay_time: '2026-11-14 11:59:59' })
    shop.world.clock.step(-3 * day)
    expect(await shop.refusal(requestRefund, ask(0), 'shopper')).toBe('refundTooLate')
  })

  // Proves REF-2.
  test('is refused while another is open, and changes nothing', async () => {
    await request(0)
    const before = await shop.world.hash()

    expect(await shop.refusal(requestRefund, ask(1), 'shopper')).toBe('wrongState')

    expect(await shop.world.hash()).toBe(before)
  })

  // Proves REF-4.
  test('can be withdrawn until it is decided, and the order returns to its former stage', async () => {
    const before = (await order()).order_status
    await request(0)

    await shop.ask(withdrawRefund, { params: { id } }, 'shopper')

    expect([before, (await order()).order_status]).toEqual([4, 4])
    expect(await shop.refusal(showRefund, { params: { id } }, 'shopper')).toBe('notFound')
    await request(1)
    await shop.ask(decideRefund, seller({ refund_verify: 1 }), 'seller')
    expect(await shop.refusal(withdrawRefund, { params: { id } }, 'shopper')).toBe('wrongState')
  })

  // Proves REF-1.
  test('can only be opened by the buyer of the order', async () => {
    expect(await shop.refusal(requestRefund, ask(0), 'newcomer')).toBe('notFound')
  })

  // Proves REF-15.
  test('accepts four pictures, but not five', async () => {
    const four = '/storage/1.png,/storage/2.png,/storage/3.png,/storage/4.png'
    const withPictures = (images: string) => ({ body: { ...ask(0).body, images } })

    expect(await shop.refusal(requestRefund, withPictures(`${four},/storage/5.png`), 'shopper')).toBe('invalidInput')
    expect(await shop.refusal(requestRefund, withPictures(four), 'shopper')).toBe('none')

    expect((await refund()).images).toBe(four)
  })
})

describe('a refund', () => {
  // Proves OST-13, REF-5, REF-6, REF-7, WAL-4.
  test('goes to the balance with a log when the seller accepts, only once, and completes the order', async () => {
    await request(0)
    const before = await money()
    const { total_price, order_no } = await order()

    await shop.ask(decideRefund, seller({ refund_verify: 1 }), 'seller')

    const [log] = (await shop.ask(listMoneyLogs, { query: { is_type: 0 } }, 'shopper')).data
    expect((await money()) - before).toBeCloseTo(Number(total_price), 2)
    expect(log).toMatchObject({ name: '售后退款', money: total_price, info: order_no })
    expect(await order()).toMatchObject({ order_status: 6, refund_status: 2 })
    expect(await refund()).toMatchObject({ refund_verify: 1, refund_step: 3 })
    expect(await shop.refusal(decideRefund, seller({ refund_verify: 1 }), 'seller')).toBe('wrongState')
    expect(await shop.refusal(requestRefund, ask(0), 'shopper')).toBe('wrongState')
    expect((await money()) - before).toBeCloseTo(Number(total_price), 2)
  })

  // Proves REF-6.
  test.each(['balance', 'wechat', 'alipay'] as const)(
    'of an order that was paid by %s goes to the balance',
    async payment_name => {
      shop.world.db.orders.change(id, { payment_name })
      await request(0)
      const before = await money()

      await shop.ask(decideRefund, seller({ refund_verify: 1 }), 'seller')

      expect((await money()) - before).toBeCloseTo(Number((await order()).total_price), 2)
    },
  )

  // Proves REF-6.
  test('includes the freight', async () => {
    const { order_price } = await order()
    shop.world.db.orders.change(id, { freight_money: '8.00', total_price: (Number(order_price) + 8).toFixed(2) })
    await request(0)
    const before = await money()

    await shop.ask(decideRefund, seller({ refund_verify: 1 }), 'seller')

    expect((await money()) - before).toBeCloseTo(Number(order_price) + 8, 2)
  })

  // Proves STL-1, RFL-6.
  test('keeps the order out of the settlement, a refused request does not', async () => {
    shop.given('no order waits for settlement', {})
    shop.given('an order waits for comment', { id })
    await request(0)
    await shop.ask(decideRefund, seller({ refund_verify: 1 }), 'seller')
    expect(await shop.refusal(settleOrders, {}, 'admin')).toBe('nothingToSettle')

    shop.given('an order waits for comment', { id })
    await request(0)
    await shop.ask(decideRefund, seller({ refund_verify: 2 }), 'seller')
    await shop.ask(settleOrders, {}, 'admin')

    const [settled] = (await shop.ask(adminSettlements.list, { query: {} }, 'admin')).data
    expect(settled).toMatchObject({ order_id: id, total_price: '20.00', settlement_price: '20.00', status: 1 })
    expect(await shop.refusal(requestRefund, ask(0), 'shopper')).toBe('refundTooLate')
  })
})

describe('a refusal', () => {
  // Proves REF-2, REF-3, REF-8.
  test('needs no reason, completes the order, and a new request replaces it', async () => {
    await request(0)
    await shop.ask(decideRefund, seller({ refund_verify: 2 }), 'seller')
    expect(await refund()).toMatchObject({ refund_verify: 2, refuse_remark: '商家拒绝了售后申请' })
    expect(await order()).toMatchObject({ order_status: 6, refund_status: 2 })
    expect(await label()).toBe('拒绝售后')

    await request(1)

    expect(await refund()).toMatchObject({ refund_type: 1, refund_verify: 0, refuse_remark: '' })
  })
})

describe('an exchange', () => {
  const parcel = { delivery_no: 'YD1', delivery_code: 'yd' }
  const back = { params: { id }, body: parcel }
  const again = seller({ re_delivery_no: 'YD2', re_delivery_code: 'yd' })
  const confirm = { params: { id }, body: { refund_step: 3 } } as const
  const accept = seller({ refund_verify: 1 })

  // Proves REF-9, REF-12.
  test('proceeds step by step and moves no money', async () => {
    const before = await money()
    await request(1)

    await shop.ask(decideRefund, accept, 'seller')
    expect([(await refund()).refund_step, await label()]).toEqual([0, '等待买家退货'])
    await shop.ask(continueRefund, back, 'shopper')
    expect([(await refund()).refund_step, await label()]).toEqual([1, '等待商家发货'])
    await shop.ask(decideRefund, again, 'seller')
    expect([(await refund()).refund_step, await label()]).toEqual([2, '等待买家收货'])
    await shop.ask(continueRefund, confirm, 'shopper')

    expect([(await refund()).refund_step, await label()]).toEqual([3, '售后完成'])
    expect(await order()).toMatchObject({ order_status: 6, refund_status: 2 })
    expect(await money()).toBe(before)
  })

  // Proves REF-10.
  test("waits for the buyer's confirmation at once if the seller has already sent the replacement", async () => {
    await request(1)
    await shop.ask(decideRefund, accept, 'seller')

    await shop.ask(decideRefund, again, 'seller')
    expect((await refund()).refund_step).toBe(0)
    await shop.ask(continueRefund, back, 'shopper')

    expect(await refund()).toMatchObject({ refund_step: 2, delivery_no: 'YD1', re_delivery_no: 'YD2' })
  })

  // Proves REF-11.
  test('refuses steps out of order', async () => {
    await request(1)

    expect(await shop.refusal(continueRefund, back, 'shopper')).toBe('wrongState')
    expect(await shop.refusal(decideRefund, again, 'seller')).toBe('wrongState')
    await shop.ask(decideRefund, accept, 'seller')
    expect(await shop.refusal(continueRefund, confirm, 'shopper')).toBe('wrongState')
    await shop.ask(continueRefund, back, 'shopper')
    expect(await shop.refusal(continueRefund, back, 'shopper')).toBe('wrongState')
    expect(await shop.refusal(decideRefund, seller({ refund_verify: 2 }), 'seller')).toBe('wrongState')
  })
})

// Proves OST-10, REF-5.
test('a seller decides only on orders of their own store, and sees the case in the dialog', async () => {
  shop.given('an order of another store has an after-sales case', { id: id + 1 })
  const input = { params: { id: id + 1 }, body: { refund_verify: 1 } } as const
  expect(await shop.refusal(decideRefund, input, 'seller')).toBe('notFound')
  await request(0)

  const [found] = await shop.ask(sellerFindOrders, { query: { params: encodeParams({ order_id: [id] }) } }, 'seller')

  expect(found?.refund).toMatchObject({ order_id: id, refund_verify: 0 })
})
