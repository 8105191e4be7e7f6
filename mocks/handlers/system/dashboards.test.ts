import { beforeEach, describe, expect, test } from 'vitest'
import {
  adminDashboard,
  adminNewStores,
  adminNewUsers,
  adminPayments,
  adminSales,
  sellerDashboard,
  sellerSales,
} from '#contracts/api/system/dashboards.ts'
import { createShop } from '../../test-shop.ts'

/** Before the seeded history begins, so that the test knows every row in the period. */
const quiet = '2020-02-28 10:00:00'
const days = { created_at: ['2020-02-27', '2020-03-01'] }

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
})

/** A paid order of the seller's store, paid at `pay_time`. */
const sale = (id: number, pay_time: string, total_price: string, more: { refund_status?: 0 | 1 | 2 } = {}) => {
  shop.given('an order is completed', { id })
  shop.world.db.orders.change(id, { pay_time, total_price, ...more })
}

describe('sales over time', () => {
  // Proves DSH-2.
  test('are summed by day, including the last day, and are 0 on days without sales', async () => {
    sale(90_301, quiet, '12.00')
    sale(90_302, '2020-02-28 23:59:59', '0.50')
    sale(90_303, '2020-03-01 20:00:00', '100.00')
    sale(90_304, '2020-03-01 20:00:00', '999.00', { refund_status: 2 })
    shop.given('an order waits for payment', { id: 90_305, total: '5.00', balance: '9.00' })
    const wanted = [
      { time: '2020-02-27', num: '0.00' },
      { time: '2020-02-28', num: '12.50' },
      { time: '2020-02-29', num: '0.00' },
      { time: '2020-03-01', num: '100.00' },
    ]

    expect((await shop.ask(adminDashboard, { query: days }, 'admin')).order_plot).toEqual(wanted)
    expect((await shop.ask(adminSales, { query: days }, 'admin')).plot).toEqual(wanted)
    expect((await shop.ask(sellerSales, { query: days }, 'seller')).plot).toEqual(wanted)
    expect((await shop.ask(adminSales, { query: { ...days, is_type: 1 } }, 'admin')).plot).toEqual([
      { time: '2020-02', num: '12.50' },
      { time: '2020-03', num: '100.00' },
    ])
  })

  // Proves DSH-1.
  test('cover this week from Monday to Sunday, this year, or this and the last five years', async () => {
    const labels = async (is_type?: 0 | 1 | 2) =>
      (await shop.ask(adminSales, { query: { is_type } }, 'admin')).plot.map(({ time }) => time)

    expect(await labels()).toEqual(['16', '17', '18', '19', '20', '21', '22'].map(date => `2026-11-${date}`))
    expect(await labels(1)).toEqual(Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`))
    expect(await labels(2)).toEqual(['2021', '2022', '2023', '2024', '2025', '2026'])
  })

  // Proves DSH-2.
  test('refuse a period that ends before it begins or is not a date', async () => {
    const ask = (created_at: string[]) => shop.refusal(adminSales, { query: { created_at } }, 'admin')

    expect(await ask(['2026-02-02', '2026-02-01'])).toBe('invalidInput')
    expect(await ask(['yesterday', 'today'])).toBe('invalidInput')
    expect(await ask(['0001-01-01', '2026-01-01'])).toBe('invalidInput')
  })
})

describe('the overview', () => {
  // Proves DSH-4, DSH-5, DSH-6.
  test('has today, yesterday, the week and the month, and their growth', async () => {
    for (const { id } of shop.world.db.orders.rows().slice()) shop.world.db.orders.remove(id)
    sale(90_301, '2026-11-21 08:00:00', '30.00')
    sale(90_302, '2026-11-20 08:00:00', '20.00')
    sale(90_303, '2026-11-15 23:59:59', '40.00')
    sale(90_304, '2026-10-31 08:00:00', '360.00')
    shop.given('an order waits for payment', { id: 90_305, total: '5.00', balance: '9.00' })

    expect(await shop.ask(adminDashboard, { query: {} }, 'admin')).toMatchObject({
      total_price: '450.00',
      today_price: '30.00',
      yesterday_price: '20.00',
      week_price: '50.00',
      last_week_price: '40.00',
      month_price: '90.00',
      last_month_price: '360.00',
      day_rate: 50,
      week_rate: 25,
      month_rate: 25,
      order_wait: 1,
      order_complete: 4,
      list: [{ id: 1, orders_count: '450.00' }],
    })
  })

  // Proves DSH-5, DSH-7.
  test('of a seller only includes the own store', async () => {
    const { db } = shop.world
    const own = db.orders.by('store_id', 1).filter(order => order.order_status > 1 && order.refund_status < 2)
    const total = own.reduce((sum, order) => sum + Math.round(Number(order.total_price) * 100), 0)

    const { total_price, user_plot, list } = await shop.ask(sellerDashboard, { query: {} }, 'seller')

    expect(total_price).toBe((total / 100).toFixed(2))
    expect(user_plot.at(-1)?.time).toBe('2026-11-21')
    expect(user_plot.reduce((sum, { num }) => sum + num, 0)).toBe(
      own.filter(order => (order.pay_time ?? '') >= '2026-11-10').length,
    )
    expect(list.every(({ id }) => db.goods.find(id)?.store_id === 1)).toBe(true)
  })

  // Proves DSH-7.
  test('ranks the best first, at most ten', async () => {
    const { store, goods } = await shop.ask(adminSales, { query: {} }, 'admin')

    for (const ranks of [store, goods]) {
      const sums = ranks.map(({ orders_count }) => Number(orders_count))
      expect(sums).toEqual(sums.toSorted((a, b) => b - a))
      expect(ranks).toHaveLength(10)
    }
  })
})

describe('new rows in a period', () => {
  // Proves DSH-8.
  test('users and stores are counted, listed, and found by the start of their name', async () => {
    const { db } = shop.world
    const year = { is_type: 1 } as const
    const own = db.stores.rows().filter(store => store.created_at.startsWith('2026'))

    const stores = await shop.ask(adminNewStores, { query: year }, 'admin')
    const named = await shop.ask(adminNewStores, { query: { ...year, store_name: '清泰|likeRight' } }, 'admin')
    const users = await shop.ask(adminNewUsers, { query: { is_type: 2 } }, 'admin')

    expect(stores.plot.reduce((sum, { num }) => sum + num, 0)).toBe(own.length)
    expect(stores.list.total).toBe(own.length)
    expect(named.list.data.map(store => store.store_name)).toEqual(['清泰茶事'])
    expect(users.list.total).toBe(db.users.rows().filter(user => user.created_at >= '2021').length)
    expect(users.list.data[0]).not.toHaveProperty('password')
  })

  // Proves DSH-8.
  test('payments are summed, and filtered by method and success', async () => {
    const { db } = shop.world
    const query = { is_type: 2, payment_name: 'wechat', pay_status: '1' } as const
    const total = db.order_pays.rows().reduce((sum, pay) => sum + Math.round(Number(pay.total) * 100), 0)

    const { plot, list } = await shop.ask(adminPayments, { query }, 'admin')

    expect(plot.reduce((sum, { num }) => sum + Math.round(Number(num) * 100), 0)).toBe(total)
    expect(list.total).toBe(db.order_pays.rows().filter(pay => pay.payment_name === 'wechat' && pay.pay_status === 1).length)
  })
})
