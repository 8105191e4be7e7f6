import { beforeEach, describe, expect, test } from 'vitest'
import {
  adminOrders,
  adminOrderStatus,
  sellerOrders,
  sellerOrderStatus,
  sellerWaybill,
} from '#contracts/api/orders/back-office-orders.ts'
import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { showGoods } from '#contracts/api/catalogue/goods.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { adminAddComment, adminComments } from '#contracts/api/orders/order-comments.ts'
import { checkPayment, createOrder, editOrder, payOrder, showOrder } from '#contracts/api/orders/orders.ts'
import { userAddresses } from '#contracts/api/accounts/addresses.ts'
import { createApp } from '../../app.ts'
import { signOf } from '../../gateway.ts'
import { createShop } from '../../test-shop.ts'

const goods = 90_001
const day = 86_400_000

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
  shop.given('a product is on sale', { id: goods, stock: 5, price: '20.00' })
})

const control = async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
  const request = new Request(`http://localhost${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await createApp(() => shop.world).fetch(request)).json()
}
const place = async (): Promise<number> => {
  const address_id = (await shop.ask(userAddresses.list, { query: {} }, 'shopper')).data[0]?.id ?? 0
  const params = encodeParams({ order: [{ goods_id: goods, sku_id: 0, buy_num: 1 }], ifcart: 0 })
  return (await shop.ask(createOrder, { body: { params, address_id, coupon_id: '0' } }, 'shopper')).order_id[0] ?? 0
}
const status = async (id: number) => (await shop.ask(showOrder, { params: { id } }, 'shopper')).order_status
const stock = async () => (await shop.ask(showGoods, { params: { id: goods } })).goods_stock
const balance = async () => Number((await shop.ask(buyerInfo, { body: { provider: 'users' } }, 'shopper')).money)

describe('scheduled tasks', () => {
  // Proves OST-11.
  test('cancel an order that is unpaid for a day, and its stock is returned', async () => {
    const id = await place()

    await control('POST', '/_mock/clock', { step: day - 60_000 })
    expect([await status(id), await stock()]).toEqual([1, 4])
    await control('POST', '/_mock/clock', { step: 120_000 })

    expect([await status(id), await stock()]).toEqual([0, 5])
  })

  // Proves OST-22, OST-11.
  test('give an old order that an administrator revives a whole day to be paid again', async () => {
    const id = await place()
    await control('POST', '/_mock/clock', { step: 3 * day })
    expect(await status(id)).toBe(0)

    await shop.ask(adminOrderStatus, { body: { id, status: 1 } }, 'admin')
    await control('POST', '/_mock/clock', { step: day - 60_000 })
    expect([await status(id), await stock()]).toEqual([1, 4])
    await control('POST', '/_mock/clock', { step: 120_000 })

    expect([await status(id), await stock()]).toEqual([0, 5])
  })

  // Proves OST-12, COM-8.
  test('confirm an order that was paid four days ago and rate it with five stars', async () => {
    shop.given('an order waits for receipt', { id: 90_002 })
    shop.world.clock.step(1.9 * day)
    expect(await status(90_002)).toBe(3)

    shop.world.clock.step(0.2 * day)

    const { order_status, receipt_time } = await shop.ask(adminOrders.show, { params: { id: 90_002 } }, 'admin')
    const [comment] = (await shop.ask(adminComments.list, { query: { order_id: 90_002 } }, 'admin')).data
    expect([order_status, receipt_time !== null]).toEqual([6, true])
    expect(comment).toMatchObject({ score: '5.00', speed: '5.00', content: '用户未填写评价，系统默认好评。' })
  })

  // Proves COM-7.
  test('rate an order once per line, even if two lines have the same product', async () => {
    shop.given('an order waits for receipt', { id: 90_002 })
    const { db } = shop.world
    const [line] = db.order_goods.by('order_id', 90_002)
    if (!line) throw new Error('The order has no line.')
    db.order_goods.change(line.id, { goods_price: '8.00', total_price: '8.00' })
    db.order_goods.add({ ...line, id: 90_003, goods_price: '12.00', total_price: '12.00' })

    shop.world.clock.step(2.1 * day)

    const { data } = await shop.ask(adminComments.list, { query: { order_id: 90_002 } }, 'admin')
    expect(data.map(({ goods_name }) => goods_name)).toEqual([line.goods_name, line.goods_name])
  })

  // Proves STL-8.
  test('pay stores once on each settlement day', async () => {
    await control('POST', '/_mock/tasks')
    shop.given('no order waits for settlement', {})
    shop.given('an order is completed', { id: 90_003 })
    const settled = () => shop.world.db.order_settlements.by('order_id', 90_003).length

    await control('POST', '/_mock/clock', { set: '2026-11-27 23:00:00', stop: true })
    expect(settled()).toBe(0)
    await control('POST', '/_mock/clock', { step: 3_700_000 })
    await control('POST', '/_mock/tasks')

    expect(settled()).toBe(1)
  })
})

describe('a payment by QR code', () => {
  const scan = async (id: number, payment_name: 'wechat' | 'alipay') => {
    await shop.ask(payOrder, { body: { order_id: String(id), payment_name, device: 'scan' } }, 'shopper')
    return String(shop.world.db.order_pays.rows().at(-1)?.pay_no)
  }
  const notify = async (name: string, fields: Record<string, string>) => {
    const request = new Request(`http://localhost/api/payment/${name}/scan`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
    return (await createApp(() => shop.world).fetch(request)).text()
  }

  // Proves PAY-7, PAY-8.
  test('completes once when the gateway reports it, without touching the balance', async () => {
    const id = await place()
    const before = await balance()
    const pay_no = await scan(id, 'alipay')
    expect(await status(id)).toBe(1)

    const fields = { out_trade_no: pay_no, sign: signOf(pay_no) }
    expect([await notify('alipay', fields), await notify('alipay', fields)]).toEqual(['success', 'success'])

    expect(await shop.ask(checkPayment, { body: { order_id: id } }, 'shopper')).toEqual([])
    expect(await shop.ask(showOrder, { params: { id } }, 'shopper')).toMatchObject({ order_status: 2, payment_name: 'alipay' })
    expect((await shop.ask(showGoods, { params: { id: goods } })).goods_sale).toBe(1)
    expect(await balance()).toBe(before)
  })

  // Proves PAY-8.
  test('is rejected without the right signature', async () => {
    const id = await place()
    const pay_no = await scan(id, 'wechat')

    expect(await notify('wechat', { out_trade_no: pay_no, sign: 'x' })).toContain('FAIL')
    expect(await notify('alipay', { out_trade_no: pay_no, sign: signOf(pay_no) })).toBe('fail')

    expect(await status(id)).toBe(1)
  })

  // Proves PAY-14.
  test.each([
    ['another sum in cents', 'wechat', { total_fee: '1' }],
    ['an empty sum', 'wechat', { total_fee: '' }],
    ['a payment that failed', 'wechat', { result_code: 'FAIL' }],
    ['another sum in yuan', 'alipay', { total_amount: '0.01' }],
    ['a closed trade', 'alipay', { trade_status: 'TRADE_CLOSED' }],
  ] as const)('is not completed by a signed notification about %s', async (_, name, claim) => {
    const id = await place()
    const pay_no = await scan(id, name)
    const signed = { out_trade_no: pay_no, sign: signOf(pay_no) }
    const { total_price } = await shop.ask(showOrder, { params: { id } }, 'shopper')
    const cents = Math.round(Number(total_price) * 100)
    const sums = { total_fee: String(cents), total_amount: total_price }
    // The right sums in notations that no gateway uses.
    const odd = { total_fee: `${cents / 10}e1`, total_amount: ` ${total_price}0` }

    expect(await notify(name, { ...signed, ...claim })).toMatch(/fail/i)
    expect(await notify(name, { ...signed, ...odd })).toMatch(/fail/i)
    expect(await status(id)).toBe(1)

    expect(await notify(name, { ...signed, ...sums })).toMatch(/success/i)
    expect(await status(id)).toBe(2)
  })

  // Proves PAY-9.
  test('can be completed by hand; money for a cancelled order goes to the balance', async () => {
    const [kept, gone] = [await place(), await place()]
    const before = await balance()
    const first = await scan(kept, 'wechat')
    shop.world.clock.step(4000)
    const second = await scan(gone, 'wechat')
    await shop.ask(editOrder, { params: { id: gone }, body: { order_status: 0 } }, 'shopper')
    const { total_price } = await shop.ask(showOrder, { params: { id: gone } }, 'shopper')
    expect(JSON.stringify(await control('GET', '/_mock/payments'))).toContain(second)

    expect(await control('POST', '/_mock/payments', { pay_no: first, result: 'fail' })).toEqual({ news: true })
    expect(await control('POST', '/_mock/payments', { pay_no: second, result: 'succeed' })).toEqual({ news: true })
    expect(await control('POST', '/_mock/payments', { pay_no: second, result: 'succeed' })).toEqual({ news: false })

    expect([await status(kept), await status(gone)]).toEqual([1, 0])
    expect(await balance()).toBeCloseTo(before + Number(total_price), 2)
  })
})

// Proves DLV-2.
test('a waybill is the tracking number of the order, the same on every request', async () => {
  shop.given('an order waits for delivery', { id: 90_004 })
  const input = { params: { id: 90_004 } }

  const number = await shop.ask(sellerWaybill, input, 'seller')

  expect(await shop.ask(sellerWaybill, input, 'seller')).toBe(number)
  const { delivery_code, delivery_no } = await shop.ask(adminOrders.show, input, 'admin')
  expect(delivery_no).toBe(number)
  await shop.ask(sellerOrderStatus, { body: { id: 90_004, status: 3, delivery_code, delivery_no } }, 'seller')
})

// Proves DLV-6.
test('a shipped order keeps its courier and tracking number', async () => {
  shop.given('an order waits for receipt', { id: 90_006 })
  const params = { id: 90_006 }
  const correct = (body: object) => shop.refusal(sellerOrders.update, { params, body }, 'seller')

  const refusals = [
    await correct({ delivery_no: '' }),
    await correct({ delivery_code: ' ' }),
    await correct({ delivery_no: 'SF2' }),
  ]

  expect(refusals).toEqual(['deliveryMissing', 'deliveryMissing', 'none'])
  expect((await shop.ask(adminOrders.show, { params }, 'admin')).delivery_no).toBe('SF2')
})

// Proves PAY-7.
test('an unpaid order counts as unpaid, even if an administrator completes it', async () => {
  const id = await place()

  await shop.ask(adminOrderStatus, { body: { id, status: 6 } }, 'admin')

  expect(await shop.ask(checkPayment, { body: { order_id: id } }, 'shopper')).toMatchObject({ code: 'fail' })
})

// Proves COM-1, COM-13.
test("a comment by an administrator completes the order like the buyer's own", async () => {
  shop.given('an order waits for comment', { id: 90_005 })
  const input = { body: { order_id: 90_005, content: '很好用' } }

  await shop.ask(adminAddComment, input, 'admin')

  expect(await status(90_005)).toBe(6)
  expect(await shop.refusal(adminAddComment, input, 'admin')).toBe('wrongState')
})
