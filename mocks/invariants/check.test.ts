import { describe, expect, test, vi } from 'vitest'
import { addToCart } from '#contracts/api/orders/carts.ts'
import type { RowOf } from '../db/rows.ts'
import { move, movements } from '../domain/money/purses.ts'
import { createWorld } from '../world.ts'
import { createShop, noon } from '../test-shop.ts'
import { inspect } from './check.ts'

const shop = createShop()
const { db, write } = shop.world
const broken = (): string[] => inspect(db).flatMap(one => (one.broken.length > 0 ? [one.name] : []))
const [user] = db.users.rows()
const [goods] = db.goods.rows()
const [order] = db.orders.by('order_status', 6)
const [waiting] = db.orders.by('order_status', 1).filter(one => one.collective_id === 0 && one.coupon_id === 0)
const [undecided] = db.refunds.rows().filter(one => one.refund_type === 0 && one.refund_verify === 0)
const id = user?.id ?? 0

/** Adds a second successful payment of a paid order. */
const payAgain = () => {
  const [paid] = db.order_pays.rows().filter(pay => pay.pay_status === 1 && pay.order_ids.includes(order?.id ?? 0))
  db.order_pays.add({ ...(paid as RowOf<'order_pays'>), id: db.order_pays.nextId() })
}

test('the seeded shop breaks no invariant', () => {
  expect(broken()).toEqual([])
})

describe('a transaction is rolled back and named in the error if it', () => {
  // Proves GDS-4, SUM-1, SUM-4, OST-2, OST-13, OST-14, OST-18, PAY-5, REF-6, REF-7, AMT-7, WAL-2, CPN-3, CPN-5, GRP-5, MCK-4.
  test.each([
    ['moves money without a log', () => db.users.change(id, { money: '1.23' }), 'each purse holds the sum of its logs'],
    [
      'writes a log without moving money',
      () => db.money_logs.add({ user_id: id, name: 'x', money: '1.00', is_type: 2, is_belong: 0, info: '' }),
      'each purse holds the sum of its logs',
    ],
    [
      'refers to a missing row',
      () => db.carts.add({ user_id: id, store_id: 1, goods_id: 999_999, sku_id: 0, buy_num: 1 }),
      'what a row refers to exists',
    ],
    [
      'changes the total of an order',
      () => db.orders.change(order?.id ?? 0, { total_price: '1.00' }),
      'an order costs what its parts add up to',
    ],
    [
      'orders without taking the stock',
      () => {
        const made = db.orders.add({
          ...(order as RowOf<'orders'>),
          id: db.orders.nextId(),
          order_no: 'new',
          collective_id: 0,
          coupon_id: 0,
        })
        for (const line of db.order_goods.by('order_id', order?.id ?? 0))
          db.order_goods.add({ ...line, id: db.order_goods.nextId(), order_id: made.id })
      },
      'orders move the stock by what they hold',
    ],
    [
      'cancels an order without returning the stock',
      () => db.orders.change(waiting?.id ?? 0, { order_status: 0 }),
      'orders move the stock by what they hold',
    ],
    ['pays an order twice', () => payAgain(), 'payments balance with what orders hold'],
    [
      'leaves an order paid that waits for payment',
      () => db.orders.change(order?.id ?? 0, { order_status: 1 }),
      'payments balance with what orders hold',
    ],
    [
      'returns money without a case',
      () => move(db, { user: order?.user_id ?? 0, purse: 0, by: 100, name: movements.refund, info: order?.order_no ?? '' }),
      'payments balance with what orders hold',
    ],
    [
      'accepts a case without returning the money',
      () => db.refunds.change(undecided?.id ?? 0, { refund_verify: 1 }),
      'payments balance with what orders hold',
    ],
    [
      'deletes an order with an open case',
      () => db.orders.remove(undecided?.order_id ?? 0),
      'an open case belongs to an order in after-sales',
    ],
    [
      'counts a sale that nobody paid for',
      () => db.goods.change(goods?.id ?? 0, { goods_sale: (goods?.goods_sale ?? 0) + 1 }),
      'products count what was paid for as sold',
    ],
    [
      'completes a group that is not full',
      () => {
        const [group] = db.collective_logs.rows().filter(one => one.status === 2)
        db.collective_logs.change(group?.id ?? 0, { status: 1 })
      },
      'a group has its members, and no more',
    ],
    [
      'uses a coupon without an order',
      () => {
        const [coupon] = db.coupon_logs.rows().filter(one => one.status === 0)
        db.coupon_logs.change(coupon?.id ?? 0, { status: 1 })
      },
      'a used coupon belongs to its order',
    ],
  ])('%s', async (_, work, name) => {
    const before = await shop.world.hash()

    expect(() => write('POST /somewhere', work)).toThrow(`POST /somewhere breaks "${name}"`)

    expect(await shop.world.hash()).toBe(before)
  })
})

// Proves MCK-4.
test('a call that breaks an invariant answers HTTP 500, names the invariant and changes nothing', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const [line] = db.carts.by('user_id', 1)
  const change = vi.spyOn(db.carts, 'change').mockImplementation((line_id, patch) => {
    db.users.change(id, { money: '0.01' })
    return { ...(db.carts.find(line_id) as RowOf<'carts'>), ...patch }
  })

  const answer = await shop.envelope(
    addToCart,
    { body: { goods_id: line?.goods_id ?? 0, sku_id: line?.sku_id ?? 0, buy_num: 1 } },
    'shopper',
  )
  change.mockRestore()

  expect(answer).toMatchObject({
    message: expect.stringContaining('POST /user/carts breaks "each purse holds the sum of its logs"'),
  })
  expect(log).toHaveBeenCalled()
  expect(broken()).toEqual([])
  log.mockRestore()
})

// Proves MCK-4.
test('a world of a build checks its invariants, too', () => {
  vi.stubEnv('PROD', true)
  const world = createWorld({ seededAt: noon })
  vi.unstubAllEnvs()

  const cheat = () => world.write('POST /somewhere', () => world.db.users.change(id, { money: '1.23' }))

  expect(cheat).toThrow('POST /somewhere breaks "each purse holds the sum of its logs"')
})

test('a world without checks accepts such a transaction', () => {
  const world = createWorld({ seededAt: noon, checks: false })

  world.write('anything', () => world.db.users.change(id, { money: '1.23' }))

  expect(inspect(world.db).filter(one => one.broken.length > 0)).toHaveLength(1)
})

// Proves CTL-1.
test('the control API lists each invariant and what breaks it', async () => {
  const response = await shop.send(new Request('http://localhost/_mock/invariants'))

  expect(await response.json()).toMatchObject({
    sound: true,
    invariants: expect.arrayContaining([{ name: 'stock is never negative', broken: [] }]),
  })
})
