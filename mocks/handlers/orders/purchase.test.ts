import { beforeEach, describe, expect, test } from 'vitest'
import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { userAddresses } from '#contracts/api/accounts/addresses.ts'
import { addToCart, changeCartLine, countCart, listCart } from '#contracts/api/orders/carts.ts'
import { showGoods } from '#contracts/api/catalogue/goods.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { listMoneyLogs } from '#contracts/api/money/money-logs.ts'
import { adminComments, commentOrder } from '#contracts/api/orders/order-comments.ts'
import { adminOrders, sellerOrderStatus } from '#contracts/api/orders/back-office-orders.ts'
import { createOrder, editOrder, orderBefore, payOrder, showOrder } from '#contracts/api/orders/orders.ts'
import { createShop } from '../../test-shop.ts'

const goods = 90_001
const users = { body: { provider: 'users' } } as const
const order = (buy_num: number) => encodeParams({ order: [{ goods_id: goods, sku_id: 0, buy_num }], ifcart: 0 })

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
  shop.given('a product is on sale', { id: goods, stock: 5, price: '20.00' })
})

const stock = async () => (await shop.ask(showGoods, { params: { id: goods } })).goods_stock
const buyer = () => shop.ask(buyerInfo, users, 'shopper')
const address = async () => (await shop.ask(userAddresses.list, { query: {} }, 'shopper')).data[0]?.id ?? 0

/** Orders `buy_num` pieces. @returns the order's id. */
const place = async (buy_num = 1) => {
  const body = { params: order(buy_num), address_id: await address(), coupon_id: '0' }
  return (await shop.ask(createOrder, { body }, 'shopper')).order_id[0] ?? 0
}
const pay = (id: number, pay_password = '123456') =>
  ({ body: { order_id: String(id), payment_name: 'balance', pay_password } }) as const
const status = async (id: number) => (await shop.ask(showOrder, { params: { id } }, 'shopper')).order_status

describe('a purchase', () => {
  // Proves ORD-7, OST-1.
  test('takes the stock when the order is created, not when it is paid', async () => {
    const before = await stock()

    const id = await place(2)

    expect(await stock()).toBe(before - 2)
    await shop.ask(payOrder, pay(id), 'shopper')
    expect(await stock()).toBe(before - 2)
  })

  // Proves FRT-1, FRT-9.
  test("shows the freight to the shopper's address beforehand and charges the same", async () => {
    const address_id = await address()

    const [draft] = await shop.ask(orderBefore, { body: { params: order(2), address_id } }, 'shopper')

    const { freight_money } = await shop.ask(showOrder, { params: { id: await place(2) } }, 'shopper')
    expect(draft?.freight_money).toBe(freight_money)
    const [elsewhere] = await shop.ask(orderBefore, { body: { params: order(2), address_id: 1_000_000 } }, 'shopper')
    expect(elsewhere).not.toHaveProperty('freight_money')
  })

  // Proves GDS-4, OST-3, PAY-4, PAY-5.
  test('takes the money with a log, counts the sale and waits for delivery', async () => {
    const before = await buyer()
    const sold = (await shop.ask(showGoods, { params: { id: goods } })).goods_sale
    const id = await place(2)
    const { total_price, order_no } = await shop.ask(showOrder, { params: { id } }, 'shopper')

    await shop.ask(payOrder, pay(id), 'shopper')

    const after = await buyer()
    const [log] = (await shop.ask(listMoneyLogs, { query: { is_type: 0 } }, 'shopper')).data
    expect(Number(before.money) - Number(after.money)).toBeCloseTo(Number(total_price), 2)
    expect(log).toMatchObject({ money: `-${total_price}`, is_type: 0, info: order_no })
    expect(after.integral).toBe(before.integral)
    expect((await shop.ask(showGoods, { params: { id: goods } })).goods_sale).toBe(sold + 2)
    expect(await status(id)).toBe(2)
  })

  // Proves OST-4, OST-5, OST-6, COM-1.
  test('passes shipping, receipt and comment, visible to all three audiences', async () => {
    const id = await place()
    await shop.ask(payOrder, pay(id), 'shopper')

    await shop.ask(sellerOrderStatus, { body: { id, status: 3, delivery_code: 'yd', delivery_no: 'YD1' } }, 'seller')
    await shop.ask(editOrder, { params: { id }, body: { order_status: 4 } }, 'shopper')
    await shop.ask(commentOrder, { body: { order_id: id, content: '很好用' } }, 'shopper')

    const seen = await shop.ask(adminOrders.show, { params: { id } }, 'admin')
    const [comment] = (await shop.ask(adminComments.list, { query: {} }, 'admin')).data
    expect(seen).toMatchObject({ order_status: 6, delivery_no: 'YD1', payment_name: 'balance' })
    expect(comment).toMatchObject({ content: '很好用', score: '5.00' })
  })

  // Proves OST-2.
  test('returns the stock once when the order is cancelled', async () => {
    const before = await stock()
    const id = await place(3)

    await shop.ask(editOrder, { params: { id }, body: { order_status: 0 } }, 'shopper')

    expect(await stock()).toBe(before)
    expect(await shop.refusal(editOrder, { params: { id }, body: { order_status: 0 } }, 'shopper')).toBe('wrongState')
    expect(await stock()).toBe(before)
  })

  // Proves OST-14.
  test('that waits for payment is cancelled when it is deleted', async () => {
    const before = await stock()
    const id = await place(2)

    await shop.ask(adminOrders.remove, { params: { ids: id } }, 'admin')

    expect(await stock()).toBe(before)
    expect(await shop.refusal(payOrder, pay(id), 'shopper')).toBe('notFound')
  })
})

describe('a refusal changes nothing', () => {
  const unchanged = async (act: () => Promise<unknown>): Promise<unknown> => {
    const before = await shop.world.hash()
    const outcome = await act()
    expect(await shop.world.hash()).toBe(before)
    return outcome
  }

  // Proves PAY-2.
  test('a wrong payment password', async () => {
    const id = await place()

    expect(await unchanged(() => shop.refusal(payOrder, pay(id, '000000'), 'shopper'))).toBe('wrongPayPassword')
  })

  // Proves PAY-2.
  test('a balance that is too low', async () => {
    const id = await place()
    shop.given('the shopper has a balance', { money: '0.01' })

    expect(await unchanged(() => shop.refusal(payOrder, pay(id), 'shopper'))).toBe('balanceTooLow')
  })

  // Proves ORD-4.
  test('more than is in stock', async () => {
    const body = { params: order(6), address_id: await address(), coupon_id: '0' }

    expect(await unchanged(() => shop.refusal(orderBefore, { body }, 'shopper'))).toBe('stockTooLow')
    expect(await unchanged(() => shop.refusal(createOrder, { body }, 'shopper'))).toBe('stockTooLow')
  })

  // Proves ORD-4.
  test('the same product in two lines that together exceed the stock', async () => {
    const line = { goods_id: goods, sku_id: 0, buy_num: 3 }
    const body = { params: encodeParams({ order: [line, line], ifcart: 0 }), address_id: await address(), coupon_id: '0' }

    expect(await unchanged(() => shop.refusal(createOrder, { body }, 'shopper'))).toBe('stockTooLow')
  })

  // Proves ORD-5.
  test('an address of another shopper', async () => {
    const body = { params: order(1), address_id: await address(), coupon_id: '0' }
    await shop.tokenOf('newcomer')

    expect(await unchanged(() => shop.refusal(createOrder, { body }, 'newcomer'))).toBe('addressMissing')
  })

  // Proves OST-4, OST-7.
  test('shipping without courier or number, or before payment', async () => {
    const unpaid = await place()
    const paid = await place()
    await shop.ask(payOrder, pay(paid), 'shopper')
    await shop.tokenOf('seller')

    expect(await unchanged(() => shop.refusal(sellerOrderStatus, { body: { id: paid, status: 3 } }, 'seller'))).toBe(
      'deliveryMissing',
    )
    const body = { id: unpaid, status: 3, delivery_code: 'yd', delivery_no: 'YD1' } as const
    expect(await unchanged(() => shop.refusal(sellerOrderStatus, { body }, 'seller'))).toBe('wrongState')
  })

  // Proves PAY-3.
  test('paying a second time within three seconds', async () => {
    const [first, second] = [await place(), await place()]
    await shop.ask(payOrder, pay(first), 'shopper')

    shop.world.clock.step(2999)

    expect(await unchanged(() => shop.refusal(payOrder, pay(second), 'shopper'))).toBe('payTooSoon')
    shop.world.clock.step(1)

    expect(await shop.refusal(payOrder, pay(second), 'shopper')).toBe('none')
  })
})

describe('the last item', () => {
  // Proves ORD-8.
  test('goes to one of two shoppers who order it at the same time', async () => {
    shop.given('a product is on sale', { id: goods, stock: 1, price: '20.00' })
    const body = { params: order(1), address_id: await address(), coupon_id: '0' }

    const outcomes = await Promise.all([1, 2].map(() => shop.refusal(createOrder, { body }, 'shopper')))

    expect(outcomes.sort()).toEqual(['none', 'stockTooLow'])
    expect(await stock()).toBe(0)
  })
})

describe('the cart', () => {
  // Proves CRT-1, CRT-3.
  test('merges lines of the same product and refuses more than is in stock', async () => {
    shop.given('the cart is empty', {})
    const line = { body: { goods_id: goods, buy_num: 3 } }

    await shop.ask(addToCart, line, 'shopper')

    expect(await shop.refusal(addToCart, line, 'shopper')).toBe('stockTooLow')
    expect((await shop.ask(listCart, {}, 'shopper')).data[0]?.cart_list).toMatchObject([{ goods_id: goods, buy_num: 3 }])
  })

  // Proves CRT-9.
  test('does not show the lines of other shoppers', async () => {
    shop.given('the cart holds a product', { cart_id: 90_001, goods_id: goods, buy_num: 2, stock: 5 })

    const { data } = await shop.ask(listCart, {}, 'newcomer')

    expect(data.flatMap(({ cart_list }) => cart_list.map(({ cart_id }) => cart_id))).not.toContain(90_001)
  })

  // Proves CRT-4.
  test('increments, sets and removes lines', async () => {
    shop.given('the cart holds a product', { cart_id: 90_001, goods_id: goods, buy_num: 2, stock: 5 })
    const change = (body: { buy_num?: number; is_type?: 0 | 1 }) =>
      shop.ask(changeCartLine, { params: { id: 90_001 }, body }, 'shopper')
    const quantity = async () => (await shop.ask(listCart, {}, 'shopper')).data[0]?.cart_list[0]?.buy_num

    await change({ buy_num: 4 })
    expect(await quantity()).toBe(4)
    await change({ is_type: 0 })
    expect(await quantity()).toBe(3)
    await change({ buy_num: 1, is_type: 1 })

    expect(await quantity()).toBe(4)
    expect(await shop.ask(countCart, {}, 'shopper')).toBe(1)
  })
})
