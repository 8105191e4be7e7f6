import { beforeEach, describe, expect, test } from 'vitest'
import { addToCart, countCart, listCart } from '#contracts/api/orders/carts.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { orderStatus } from '#contracts/api/orders/orders.ts'
import { createOrder, editOrder, orderAfter, orderBefore, payOrder, showOrder } from '#contracts/api/orders/orders.ts'
import { adminOrders, adminOrderStatus, adminTrackOrder, sellerOrderStatus } from '#contracts/api/orders/back-office-orders.ts'
import { keepConfig } from '../../domain/system/configs.ts'
import { queueSetting } from '../../domain/orders/order-queue.ts'
import { createShop } from '../../test-shop.ts'

let shop: ReturnType<typeof createShop>
let db: ReturnType<typeof createShop>['world']['db']
beforeEach(() => {
  shop = createShop()
  db = shop.world.db
  shop.given('the shopper has an address', { id: 90_001 })
})

/** One product from each of two open stores. */
const ofTwoStores = () => {
  const open = db.goods.rows().filter(({ id, store_id, goods_status, goods_stock, goods_verify }) => {
    const store = db.stores.find(store_id)
    const simple = db.goods_skus.by('goods_id', id).length === 0
    return (
      simple &&
      goods_status === 1 &&
      goods_verify === 1 &&
      goods_stock > 5 &&
      store?.store_status === 1 &&
      store.store_verify === 4
    )
  })
  const [first] = open
  const second = open.find(({ store_id }) => store_id !== first?.store_id)
  return [first, second].flatMap(goods => goods ?? [])
}

const paramsFor = (lines: readonly object[], ifcart: 0 | 1 = 0) => encodeParams({ order: lines, ifcart })

describe('an order', () => {
  // Proves ORD-3, PAY-1.
  test('is created per store, in order of first appearance, and all are paid together', async () => {
    const [one, two] = ofTwoStores()
    const lines = [two, one, two].map(goods => ({ goods_id: goods?.id, sku_id: 0, buy_num: 1 }))

    const { order_id } = await shop.ask(
      createOrder,
      { body: { params: paramsFor(lines), address_id: 90_001, coupon_id: '0' } },
      'shopper',
    )
    const body = { order_id: order_id.join(','), payment_name: 'balance', pay_password: '123456' } as const
    await shop.ask(payOrder, { body }, 'shopper')

    expect(order_id.map(id => db.orders.find(id)?.store_id)).toEqual([two?.store_id, one?.store_id])
    expect(db.order_pays.rows().at(-1)?.order_ids).toEqual(order_id)
    expect(order_id.map(id => db.orders.find(id)?.order_status)).toEqual([2, 2])
  })

  // Proves ORD-16.
  test('has no id while it is queued, and is found by its number afterwards', async () => {
    keepConfig(db, queueSetting, '1')
    const [goods] = ofTwoStores()
    const params = paramsFor([{ goods_id: goods?.id, sku_id: 0, buy_num: 1 }])

    const { order_id, order_no } = await shop.ask(
      createOrder,
      { body: { params, address_id: 90_001, coupon_id: '0' } },
      'shopper',
    )
    const after = () => shop.ask(orderAfter, { body: { params: encodeParams({ order_no }) } }, 'shopper')
    const queued = await after()
    shop.world.clock.step(1000)

    expect(order_id).toEqual([])
    expect(queued).toEqual([])
    expect((await after()).map(order => order.order_no)).toEqual(order_no)
  })

  // Proves ORD-15.
  test('earns no points', async () => {
    const { integral } = db.users.find(1) ?? {}
    shop.given('an order waits for payment', { id: 90_111, total: '20.00', balance: '50.00' })

    await shop.ask(payOrder, { body: { order_id: '90111', payment_name: 'balance', pay_password: '123456' } }, 'shopper')

    expect(db.users.find(1)?.integral).toBe(integral)
  })

  // Proves ORD-9.
  test("removes the ordered lines from the shopper's own cart, not from others", async () => {
    const [goods] = ofTwoStores()
    const other = db.carts.rows().find(({ user_id }) => user_id !== 1)
    const own = db.carts.add({ user_id: 1, store_id: goods?.store_id ?? 1, goods_id: goods?.id ?? 1, sku_id: 0, buy_num: 1 })
    const lines = [own.id, other?.id].map(cart_id => ({ goods_id: goods?.id, sku_id: 0, buy_num: 1, cart_id }))

    await shop.ask(createOrder, { body: { params: paramsFor(lines, 1), address_id: 90_001, coupon_id: '0' } }, 'shopper')

    expect(db.carts.find(own.id)).toBeUndefined()
    expect(db.carts.find(other?.id ?? 0)).toBeDefined()
  })

  // Proves SUB-1, SUB-3, ORD-14.
  test('is refused for sub-accounts, from the cart to the payment', async () => {
    const [goods] = ofTwoStores()
    const params = paramsFor([{ goods_id: goods?.id, sku_id: 0, buy_num: 1 }])

    expect(await shop.refusal(addToCart, { body: { goods_id: goods?.id ?? 1, sku_id: 0, buy_num: 1 } }, 'staff')).toBe(
      'subAccountRefused',
    )
    expect(await shop.refusal(orderBefore, { body: { params } }, 'staff')).toBe('subAccountRefused')
  })

  // Proves PAY-12.
  test('shows its payment method, including Alipay', async () => {
    shop.given('an order waits for delivery', { id: 90_002 })
    db.orders.change(90_002, { payment_name: 'alipay' })

    expect((await shop.ask(showOrder, { params: { id: 90_002 } }, 'shopper')).payment_name_cn).toBe('支付宝支付')
  })

  // Proves DLV-1.
  test('shows the tracking of its parcel, newest event first', async () => {
    shop.given('an order waits for receipt', { id: 90_003 })

    const reports = await shop.ask(adminTrackOrder, { body: { id: 90_003 } }, 'admin')

    expect(reports.length).toBeGreaterThan(1)
    expect(reports.map(({ time }) => time)).toEqual(
      reports
        .map(({ time }) => time)
        .toSorted()
        .toReversed(),
    )
  })
})

describe('the cart', () => {
  // Proves CRT-5, CRT-6, CRT-7, CRT-8.
  test('shows current prices by store, counts every line, and keeps deleted products by name', async () => {
    for (const { id } of db.carts.by('user_id', 1)) db.carts.remove(id)
    const [one, two] = ofTwoStores()
    for (const goods of [one, two])
      await shop.ask(addToCart, { body: { goods_id: goods?.id ?? 0, sku_id: 0, buy_num: 1 } }, 'shopper')
    db.goods.change(one?.id ?? 0, { goods_price: '77.70' })
    db.goods.remove(two?.id ?? 0)

    const stores = (await shop.ask(listCart, {}, 'shopper')).data

    expect(await shop.ask(countCart, {}, 'shopper')).toBe(2)
    expect(new Set(stores.map(({ store_id }) => store_id))).toEqual(new Set([one?.store_id, two?.store_id]))
    const lines = stores.flatMap(({ cart_list }) => cart_list)
    expect(lines.find(({ goods_id }) => goods_id === one?.id)?.goods_price).toBe('77.70')
    expect(lines.find(({ goods_id }) => goods_id === two?.id)?.goods_name).toBe(two?.goods_name)
  })
})

describe('a stage', () => {
  const stages = Object.values(orderStatus)
  const given = [
    'cancelled',
    'waits for payment',
    'waits for delivery',
    'waits for receipt',
    'waits for comment',
    undefined,
    'is completed',
  ]
  const enter = (from: number): void => {
    const id = 90_010 + from
    if (from === 1) shop.given('an order waits for payment', { id, total: '20.00', balance: '50.00' })
    else shop.given(from === 0 ? 'an order is cancelled' : `an order ${given[from]}`, { id })
  }
  const starts = [0, 1, 2, 3, 4, 6]

  // Proves OST-7.
  test.each([
    ['the shopper', 'shopper', ['1>0', '3>4']],
    ['a seller', 'seller', ['2>3']],
  ] as const)('is reached by %s only in these ways', async (_, who, ways) => {
    const found: string[] = []

    for (const from of starts)
      for (const to of stages) {
        enter(from)
        const id = 90_010 + from
        const parcel = { delivery_code: 'yd', delivery_no: 'YD1' }
        const no =
          who === 'shopper'
            ? await shop.refusal(editOrder, { params: { id }, body: { order_status: to as 0 | 4 } }, who)
            : await shop.refusal(sellerOrderStatus, { body: { id, status: to as 3, ...parcel } }, who)
        if (no === 'none') found.push(`${from}>${to}`)
      }

    expect(found).toEqual(ways)
  })

  // Proves OST-8.
  test('can be set by administrators, but not without the conditions of cancelling, shipping and receiving', async () => {
    const found: string[] = []

    for (const from of starts)
      for (const to of [0, 3, 4] as const) {
        enter(from)
        const body = { id: 90_010 + from, status: to, delivery_code: 'yd', delivery_no: 'YD1' }
        if ((await shop.refusal(adminOrderStatus, { body }, 'admin')) === 'none') found.push(`${from}>${to}`)
      }

    expect(found).toEqual(['1>0', '2>3', '3>4'])
    enter(2)
    await shop.ask(adminOrderStatus, { body: { id: 90_012, status: 3, delivery_code: 'yd', delivery_no: 'YD1' } }, 'admin')
    expect(db.orders.find(90_012)?.delivery_time).toBe(shop.world.clock.text())
  })

  // Proves OST-9.
  test('does not change when an administrator edits other fields of the order', async () => {
    enter(2)

    await shop.ask(
      adminOrders.update,
      { params: { id: 90_012 }, body: { receive_name: '李雷', order_status: 6 } as never },
      'admin',
    )

    expect(db.orders.find(90_012)).toMatchObject({ order_status: 2, receive_name: '李雷' })
  })
})
