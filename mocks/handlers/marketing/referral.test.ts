import { beforeEach, describe, expect, test } from 'vitest'
import { userAddresses } from '#contracts/api/accounts/addresses.ts'
import {
  adminDistributionLogs,
  listCommissions,
  listInvitees,
  sellerDistributionLogs,
  sellerDistributions,
} from '#contracts/api/marketing/distributions.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { settleOrders } from '#contracts/api/money/order-settlements.ts'
import { createOrder, payOrder } from '#contracts/api/orders/orders.ts'
import { inviteesOf, invitersOf } from '../../domain/marketing/commissions.ts'
import { createShop } from '../../test-shop.ts'

const goods = 90_315
const [shopper, newcomer, second, third, fourth] = [1, 2, 16, 17, 18]

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
  const { db } = shop.world
  for (const { id } of db.users.rows().filter(user => user.inviter_id > 0)) db.users.change(id, { inviter_id: 0 })
  shop.given('a product has a referral offer', { id: 90_307, goods_id: goods })
  shop.given('the shopper has a balance', { money: '5000.00' })
})

/** Makes each user the invitee of the next one. */
const chain = (...ids: number[]): void => {
  for (const [at, id] of ids.entries()) shop.world.db.users.change(id, { inviter_id: ids[at + 1] ?? 0 })
}

/** The shopper orders `buy_num` pieces, after one piece of each of the other products. @returns the order's id. */
const place = async (buy_num: number, ...others: number[]): Promise<number> => {
  const address_id = (await shop.ask(userAddresses.list, { query: {} }, 'shopper')).data[0]?.id ?? 0
  const first = others.map(goods_id => ({ goods_id, sku_id: 0, buy_num: 1 }))
  const params = encodeParams({ order: [...first, { goods_id: goods, sku_id: 0, buy_num }], ifcart: 0 })
  return (await shop.ask(createOrder, { body: { params, address_id, coupon_id: '0' } }, 'shopper')).order_id[0] ?? 0
}
const pay = (id: number) =>
  shop.ask(payOrder, { body: { order_id: String(id), payment_name: 'balance', pay_password: '123456' } }, 'shopper')
const logsOf = (id: number) => shop.world.db.distribution_logs.rows().filter(log => log.order_id === id)

describe('a commission', () => {
  // Proves PAY-5, RFL-2, RFL-3.
  test('is logged at the payment and not before: a percentage of the line for each of three levels', async () => {
    chain(shopper, newcomer, second, third, fourth)
    const id = await place(3)
    const unpaid = logsOf(id)

    await pay(id)

    expect(unpaid).toEqual([])
    expect(logsOf(id).map(log => [log.user_id, log.money, log.lev, log.commission, log.status])).toEqual([
      [newcomer, '60.00', '5.00', '3.00', 0],
      [second, '60.00', '3.00', '1.80', 0],
      [third, '60.00', '1.00', '0.60', 0],
    ])
  })

  // Proves RFL-5, STL-2, STL-4, STL-6.
  test('is paid once, when the order is settled, and the store gets the rest', async () => {
    const { db } = shop.world
    chain(shopper, newcomer, second)
    db.goods.change(goods, { freight_id: -1 })
    shop.given('no order waits for settlement', {})
    const id = await place(3)
    await pay(id)
    db.orders.change(id, { order_status: 6 })
    const before = [newcomer, second].map(user => Number(db.users.find(user)?.money))

    await shop.ask(settleOrders, {}, 'admin')
    await shop.refusal(settleOrders, {}, 'admin')

    expect(db.order_settlements.by('order_id', id)).toMatchObject([
      { total_price: '60.00', settlement_price: '55.20', info: '手动结算，扣除分销佣金 4.80' },
    ])
    const after = [newcomer, second].map(user => Number(db.users.find(user)?.money))
    expect(after.map((money, at) => (money - (before[at] ?? 0)).toFixed(2))).toEqual(['3.00', '1.80'])
    expect(logsOf(id).map(({ status }) => status)).toEqual([1, 1])
  })

  // Proves RFL-10.
  test('is at most what the buyer paid, first line and direct inviter first', async () => {
    const { db } = shop.world
    chain(shopper, newcomer, second)
    db.distributions.change(90_307, { lev_1: '50.00', lev_2: '30.00' })
    const id = await place(3)
    db.orders.change(id, { order_price: '60.00', freight_money: '0.00', coupon_money: '20.00', total_price: '40.00' })

    await pay(id)

    expect(logsOf(id).map(({ money, commission }) => [money, commission])).toEqual([
      ['60.00', '30.00'],
      ['60.00', '10.00'],
    ])
  })

  // Proves RFL-2.
  test('goes to the existing levels, and to nobody without an inviter or an offer', async () => {
    chain(shopper, newcomer)
    const one = await place(1)
    await pay(one)
    chain(shopper)
    shop.world.clock.step(3000)
    const none = await place(1)
    await pay(none)

    expect([logsOf(one).length, logsOf(none).length]).toEqual([1, 0])
  })

  // Proves RFL-2.
  test('is logged for a line with an offer that follows a line without one', async () => {
    const plain = 90_398
    shop.given('a product is on sale', { id: plain, stock: 5, price: '10.00' })
    chain(shopper, newcomer)
    const id = await place(1, plain)

    await pay(id)

    expect(logsOf(id).map(({ money }) => money)).toEqual(['20.00'])
  })

  // Proves RFL-8.
  test('is visible to the inviter, to the store that owes it and to administrators', async () => {
    chain(shopper, newcomer)
    const id = await place(1)
    await pay(id)
    const own = await shop.ask(listCommissions, { query: {} }, 'newcomer')
    const store = await shop.ask(sellerDistributionLogs.list, { query: { order_id: id } }, 'seller')
    const all = await shop.ask(adminDistributionLogs.list, { query: { order_id: id } }, 'admin')

    expect(own.data).toMatchObject([{ goods_price: '20.00', lev: '5.00', commission: '1.00', nickname: '小满爱逛街' }])
    expect([store.total, all.total]).toEqual([1, 1])
    expect((await shop.ask(listCommissions, { query: {} }, 'shopper')).data.some(log => log.id === own.data[0]?.id)).toBe(false)
  })

  // Proves RFL-9.
  test('is added to the totals of its offer', async () => {
    chain(shopper, newcomer, second)
    await pay(await place(2))

    const offer = await shop.ask(sellerDistributions.show, { params: { id: 90_307 } }, 'seller')

    expect(offer).toMatchObject({ total_money: '40.00', total_commission: '3.20' })
  })

  // Proves RFL-1.
  test('rates add up to at most 100 percent', async () => {
    const body = { goods_id: goods, lev_1: '60', lev_2: '30', lev_3: '11' }

    expect(await shop.refusal(sellerDistributions.create, { body }, 'seller')).toBe('invalidInput')
  })
})

describe('invited shoppers', () => {
  // Proves RFL-7.
  test('are listed by level, without private data', async () => {
    chain(fourth, third, second, shopper)
    const level = (lev: number) => shop.ask(listInvitees, { query: { lev } }, 'shopper')

    const levels = [await level(0), await level(1), await level(2)]

    expect(levels.map(page => page.data.map(one => one.id))).toEqual([[second], [third], [fourth]])
    expect(Object.keys(levels[0]?.data[0] ?? {}).toSorted()).toEqual(['avatar', 'created_at', 'id', 'login_time', 'nickname'])
  })

  // Proves RFL-4.
  test('who invited each other in a circle are not followed twice', () => {
    chain(second, third)
    shop.world.db.users.change(third, { inviter_id: second })
    const { db } = shop.world
    const user = db.users.find(second)

    expect(user && invitersOf(db, user).map(one => one.id)).toEqual([third])
    expect(inviteesOf(db, second, 1)).toEqual([])
  })
})
