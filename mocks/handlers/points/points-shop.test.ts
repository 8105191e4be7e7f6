import { beforeEach, describe, expect, test } from 'vitest'
import { userAddresses } from '#contracts/api/accounts/addresses.ts'
import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { adminIntegralGoods, integralHome, searchIntegralGoods, showIntegralGoods } from '#contracts/api/points/integral-goods.ts'
import { adminIntegralOrders, listIntegralOrders, payIntegral } from '#contracts/api/points/integral-orders.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { listMoneyLogs } from '#contracts/api/money/money-logs.ts'
import { createShop } from '../../test-shop.ts'

const goods = { id: 90_221, cid: 90_222, stock: 3, price: '100.00' }

let shop: ReturnType<typeof createShop>
let address_id = 0
beforeEach(async () => {
  shop = createShop()
  shop.given('points goods are on offer', goods)
  address_id = (await shop.ask(userAddresses.list, { query: {} }, 'shopper')).data[0]?.id ?? 0
})

const pay = (buy_num: number) => ({ body: { id: goods.id, buy_num, address_id } })
const points = async () => Number((await shop.ask(buyerInfo, { body: { provider: 'users' } }, 'shopper')).integral)
const shown = () => shop.ask(showIntegralGoods, { params: { id: goods.id } })

describe('an exchange', () => {
  // Proves PTS-1, PTS-3, PTS-12.
  test('takes points with a log, takes stock and counts the sale, all at once', async () => {
    const [had, { goods_sale }] = [await points(), await shown()]

    const { order_no } = await shop.ask(payIntegral, pay(2), 'shopper')

    const [log] = (await shop.ask(listMoneyLogs, { query: { is_type: 2 } }, 'shopper')).data
    expect(await points()).toBe(had - 200)
    expect(log).toMatchObject({ name: '积分订单', money: '-200.00', info: order_no[0] })
    expect(await shown()).toMatchObject({ goods_stock: 1, goods_sale: goods_sale + 2 })
  })

  // Proves PTS-2.
  test('beyond the stock or the points is refused and changes nothing', async () => {
    const before = await shop.world.hash()

    expect(await shop.refusal(payIntegral, pay(4), 'shopper')).toBe('stockTooLow')
    shop.given('the shopper has points', { integral: '199.99' })
    expect(await shop.refusal(payIntegral, pay(2), 'shopper')).toBe('balanceTooLow')

    expect(before).not.toBe('')
    expect(await points()).toBe(199.99)
    expect((await shown()).goods_stock).toBe(3)
  })

  // Proves PTS-2, PTS-4.
  test("delivers to the shopper's own addresses only, and is refused for sub-accounts", async () => {
    expect(await shop.refusal(payIntegral, pay(1), 'newcomer')).toBe('addressMissing')
    expect(await shop.refusal(payIntegral, pay(1), 'staff')).toBe('subAccountRefused')
  })

  // Proves PTS-5.
  test('of the last piece goes to one of two shoppers who want it at the same time', async () => {
    const outcomes = await Promise.all([3, 3].map(count => shop.refusal(payIntegral, pay(count), 'shopper')))

    expect(outcomes.toSorted((a, b) => a.localeCompare(b))).toEqual(['none', 'stockTooLow'])
    expect((await shown()).goods_stock).toBe(0)
  })

  // Proves PTS-7.
  test('is shipped with both courier and number or neither, and is then completed', async () => {
    const { order_id } = await shop.ask(payIntegral, pay(1), 'shopper')
    const ship = (delivery_code: string, delivery_no: string) => ({
      params: { id: order_id[0] ?? 0 },
      body: { delivery_code, delivery_no },
    })
    const order = async () => (await shop.ask(listIntegralOrders, { query: { id: order_id[0] ?? 0 } }, 'shopper')).data[0]
    expect(await order()).toMatchObject({ order_status_cn: '等待发货', delivery_time: null, buy_num: 1 })

    expect(await shop.refusal(adminIntegralOrders.update, ship('yd', ''), 'admin')).toBe('deliveryMissing')
    await shop.ask(adminIntegralOrders.update, ship('yd', 'YD1'), 'admin')

    expect(await order()).toMatchObject({
      order_status_cn: '订单完成',
      delivery_no: 'YD1',
      delivery_time: shop.world.clock.text(),
    })
  })
})

describe('the points shop', () => {
  // Proves PTS-6.
  test("lists a shopper's own orders only", async () => {
    await shop.ask(payIntegral, pay(1), 'shopper')

    expect((await shop.ask(listIntegralOrders, { query: {} }, 'newcomer')).total).toBe(0)
    expect((await shop.ask(adminIntegralOrders.list, { query: {} }, 'admin')).total).toBeGreaterThan(
      (await shop.ask(listIntegralOrders, { query: {} }, 'shopper')).total,
    )
  })

  // Proves PTS-9, PSC-1.
  test('shows four products per category on its home page, and none that is off the shelf', async () => {
    const { recommend, list } = await shop.ask(integralHome, {})

    expect(recommend).toHaveLength(4)
    expect(list.map(one => one.integral_goods.length)).toEqual([4, 4, 3, 2, 1])
    await shop.ask(adminIntegralGoods.update, { params: { id: goods.id }, body: { goods_status: 'false' } }, 'admin')
    expect((await shop.ask(integralHome, {})).list.at(-1)?.integral_goods).toEqual([])
    expect(await shop.refusal(payIntegral, pay(1), 'shopper')).toBe('offShelf')
  })

  // Proves AMT-6, PTS-10.
  test('is searched by category and sorted by price', async () => {
    const params = encodeParams({ cid: 1, sort_type: 'goods_price', sort_order: 'asc' })
    const { data } = await shop.ask(searchIntegralGoods, { query: { params } })

    expect(data.map(one => Number(one.goods_price))).toEqual([150, 180, 320, 460, 680])
  })
})
