import { describe, expect, it } from 'vitest'
import { createIds } from '../ids.ts'
import { around, compared } from './test-comparison.ts'

// Proves MDL-4.
it('compares rows that the sequence knows and passes over all others', () => {
  const own = { id: 90_001, total_price: '20.00' }

  expect(compared([{ id: 7, total_price: '1.00' }, own], [own, { id: 8, total_price: '2.00' }])).toBeUndefined()
  expect(compared([own], [{ ...own, total_price: '20.01' }])?.field).toBe('data[id 90001].total_price')
  expect(compared([own], [])?.expected).toBe('id [90001]')
})

// Proves MDL-4.
it('compares numbers that differed from the beginning by how they have changed', () => {
  const rules = around()
  compared({ sold: 3, money: '10.00' }, { sold: 8, money: '0.50' }, { ...rules, records: true })

  expect(compared({ sold: 4, money: '5.00' }, { sold: 9, money: '-4.50' }, rules)).toBeUndefined()
  expect(compared({ sold: 4, money: '5.00' }, { sold: 8, money: '-4.50' }, rules)).toEqual({
    field: 'data.sold',
    expected: '4',
    actual: '8',
  })
})

// Proves MDL-4.
it('compares by its change a sum that each shop had of its own, though a state names the sum that it has become', () => {
  const rules = { ...around(), texts: new Set(['20.00']) }
  compared({ today_price: '0.00' }, { today_price: '7304.20' }, { ...rules, records: true })

  expect(compared({ today_price: '20.00' }, { today_price: '7324.20' }, rules)).toBeUndefined()
  expect(compared({ today_price: '20.00' }, { today_price: '7344.20' }, rules)?.field).toBe('data.today_price')
})

// Proves MDL-4.
it('takes what tasks have paid into a purse during a wait for the new baseline, but not the figures of a record', () => {
  const purse = { ...around(), path: '/auth/info' }
  const order = { ...around(), path: '/user/order/{id}', isById: true }
  compared({ money: '200.00' }, { money: '200.00' }, { ...purse, records: true })

  expect(compared({ money: '206.37' }, { money: '248.05' }, { ...purse, hasWaited: true })).toBeUndefined()
  expect(compared({ money: '196.37' }, { money: '238.05' }, purse)).toBeUndefined()
  expect(compared({ money: '196.37' }, { money: '239.05' }, purse)?.field).toBe('data.money')
  expect(compared({ total_price: '20.00' }, { total_price: '20.01' }, { ...order, hasWaited: true })?.field).toBe(
    'data.total_price',
  )
  const ownStore = { ...around(), path: '/Seller/stores/{id}' }
  expect(compared({ store_money: '206.37' }, { store_money: '248.05' }, { ...ownStore, hasWaited: true })).toBeUndefined()
})

// Proves MDL-4.
it('compares the stores of an order in their order: the coupon that each row names identifies none', () => {
  const stores = (freight_money: string) => [{ store_total_price: '20.00', coupon_id: 0, freight_money }]

  expect(compared(stores('8.00'), stores('0.00'))?.field).toBe('data[0].freight_money')
})

// Proves MDL-11.
it('notices that rows of a record, which nobody names, stay on one side only', () => {
  const rules = { ...around(), path: '/Admin/roles/{id}' }
  const role = (...ids: number[]) => ({ permissions: ids.map(id => ({ id, name: `permission ${id}` })) })
  compared(role(11, 12), role(41, 42), { ...rules, records: true })

  expect(compared(role(), role(), rules)).toBeUndefined()
  expect(compared(role(11), role(42), rules)).toBeUndefined()
  expect(compared(role(), role(41, 42), rules)).toEqual({
    field: 'data.permissions',
    expected: '0 of the 2 rows from before',
    actual: '2 of them',
  })
})

// Proves MDL-4.
it('takes other words and other times for the same, but not those that were sent', () => {
  expect(compared({ name: 'Mug', at: '2020-01-01 00:00:00' }, { name: 'Cup', at: '2021-01-01 00:00:00' })).toBeUndefined()
  expect(compared({ at: '2026-11-21 12:00:00' }, { at: '2026-11-21 12:00:02' })).toBeUndefined()
  expect(compared({ at: '2026-11-21 12:00:00' }, { at: '2026-11-20 12:00:00' })?.field).toBe('data.at')
  expect(compared({ remark: 'Please ring twice' }, { remark: '' })?.field).toBe('data.remark')
  expect(compared({ at: null }, { at: '2026-11-20 12:00:00' })?.field).toBe('data.at')
})

// Proves WIR-1.
it('notices a server whose clock is right and whose times are those of another zone', () => {
  const created = { at: '2026-11-21 12:00:00' }

  expect(compared(created, { at: '2026-11-21 04:00:00' })?.actual).toBe('"2026-11-21 04:00:00"')
  expect(compared(created, { at: '2026-11-21 12:00:04' })).toBeUndefined()
})

// Proves MDL-18.
it('compares the words of a choice, which no server words in its own way', () => {
  const rules = around()
  const order = (payment_name: string) => ({ payment_name, remark: payment_name })
  compared([{ id: 90_001, ...order('') }], [{ id: 90_001, ...order('alipay') }], { ...rules, records: true })

  expect(compared(order('balance'), { payment_name: 'balance', remark: 'Balance' })).toBeUndefined()
  expect(compared(order(''), order('balance'))?.field).toBe('data.payment_name')
  expect(compared([{ id: 90_001, ...order('') }], [{ id: 90_001, ...order('alipay') }], rules)).toBeUndefined()
})

// Proves MDL-4.
it('takes no row of the best of many for a new one, though their ids fall by chance', () => {
  const rules = { ...around(), path: '/goods/{id}' }
  const page = (...ids: number[]) => ({ id: 90_041, sale_list: ids.map(id => ({ id })) })
  compared(page(90_041, 20), page(90_041, 7), { ...rules, records: true })

  expect(compared(page(90_041, 31, 20), page(90_041, 7), rules)).toBeUndefined()
})

// Proves MDL-4.
it('compares numbers of orders inside texts by the orders that have them', () => {
  const rules = around()
  const [expected, other] = ['20261128124115190112', '20261128124116190113']
  const movement = (info: string) => ({ money: '-20.00', info })
  compared([{ id: 90_001, order_no: expected }], [{ id: 90_001, order_no: 'MD-7' }], rules)

  expect(compared(movement(expected), movement('MD-7'), rules)).toBeUndefined()
  expect(compared(movement(`${expected},${other}`), movement('MD-7, MD-8'), rules)).toBeUndefined()
  expect(compared(movement(other), movement('20261128124116100002'), rules)).toBeUndefined()
  expect(compared(movement(expected), movement('MD-8'), rules)?.actual).toBe('"MD-8"')
  expect(compared(movement(other), movement(''), rules)?.actual).toBe('""')
})

it('learns which id of the server stands for which of the reference', () => {
  const ids = createIds(new Map())
  ids.learn('orders', 601, 17)

  const rules = { ...around(), ids }

  expect(compared([{ id: 601 }], [{ id: 17 }], rules)).toBeUndefined()
  expect(compared({ order_id: 601 }, { order_id: 18 }, rules)?.field).toBe('data.order_id')
})

// Proves MDL-11.
it('notices that only one side changed a text of a known record, however each side words it', () => {
  const rules = around()
  const row = (content: string) => [{ id: 90_001, content }]
  compared(row('红色'), row('Red'), { ...rules, records: true })

  expect(compared(row('红色'), row('Red'), rules)).toBeUndefined()
  expect(compared(row('蓝色'), row('Blue'), rules)).toBeUndefined()
  expect(compared(row('蓝色'), row('Red'), rules)?.field).toBe('data[id 90001].content')
  expect(compared(row('红色'), row('Blue'), rules)?.field).toBe('data[id 90001].content')
})

// Proves MDL-11.
it('compares SKUs of a product as SKUs, whose ids each side gives', () => {
  const rules = { ...around(), path: '/goods/{id}' }
  const page = (...skus: object[]) => ({ id: 90_041, skuList: skus })

  expect(compared(page({ id: 7, goods_stock: 3 }), page({ id: 12, goods_stock: 3 }), rules)).toBeUndefined()
  expect(compared(page({ id: 7, goods_stock: 2 }), page({ id: 12, goods_stock: 3 }), rules)?.actual).toBe('3')
  expect(compared(page({ id: 7 }, { id: 8 }), page({ id: 12 }), rules)?.expected).toBe('1 new rows')
})

// Proves MDL-11.
it('knows the new rows of a long list by their ids, where the newest come first', () => {
  const rules = around()
  compared([{ id: 30 }, { id: 20 }], [{ id: 800 }, { id: 700 }], { ...rules, records: true })

  const expected = [{ id: 31, money: '5.00' }, { id: 30 }]
  expect(compared(expected, [{ id: 801, money: '5.00' }, { id: 800 }], rules)).toBeUndefined()
  expect(compared(expected, [{ id: 801, money: '4.00' }, { id: 800 }], rules)?.expected).toBe('"5.00"')
})

describe('a server whose new ids are below those that states name', () => {
  const ids = () => {
    const known = createIds(new Map([['orders', new Set([90_001])]]))
    known.learn('orders', 90_002, 1001)
    known.learn('orders', 90_003, 1002)
    return known
  }
  const rows = (...all: number[]) => all.map(id => ({ id }))

  // Proves MDL-4.
  it('may order lists by id, as long as its own new records come in their order', () => {
    const rules = { ...around(), ids: ids() }
    rules.baseline.rows.set('orders', { expected: [90_001], actual: [90_001] })

    const newestFirst = rows(90_003, 90_002, 90_001)
    expect(compared(newestFirst, rows(90_001, 1002, 1001), rules)).toBeUndefined()
    expect(compared(newestFirst, rows(90_001, 1001, 1002), rules)?.field).toBe('data (order)')
  })

  // Proves MDL-11.
  it('shows a new row of a long list below the named ones', () => {
    const rules = { ...around(), extent: 'newest' as const }
    compared(rows(90_001, 30), rows(90_001, 20), { ...rules, records: true })

    expect(compared(rows(90_002, 90_001, 30), rows(90_001, 1001, 20), rules)).toBeUndefined()
    expect(compared(rows(90_003, 90_002, 90_001), rows(90_001, 1001, 20), rules)?.expected).toBe('1 new rows')
  })

  // Proves MDL-4.
  it('may show a new row on the next page, but never leaves out one that belongs on the first', () => {
    const rules = { ...around(), ids: ids(), extent: 'newest' as const }

    expect(compared(rows(90_002, 90_001, 7), rows(90_001, 5000), rules)).toBeUndefined()
    expect(compared(rows(90_002, 90_001, 7), rows(90_001, 800), rules)?.expected).toBe('id [1001,90001]')
  })
})

// Proves MDL-11.
it('counts the rows of a list that was empty at first', () => {
  const rules = around()
  const page = (total: number) => ({ data: total === 0 ? [] : [{ id: 90_001 }], total })
  compared(page(0), page(0), { ...rules, records: true })

  expect(compared(page(1), page(1), rules)).toBeUndefined()
  expect(compared(page(1), page(2), rules)?.field).toBe('data.total')
})

// Proves MDL-11, MDL-4.
it('ignores unrelated rows that appear or vanish over time, and continues from the new count', () => {
  const rules = around()
  const page = (...ids: number[]) => ({ data: ids.map(id => ({ id })), total: ids.length })
  rules.baseline.whole.add('orders.data')
  compared(page(3, 90_001), page(5, 90_001), { ...rules, records: true })

  expect(compared(page(3, 90_001), page(5, 6, 90_001), { ...rules, hasWaited: true })).toBeUndefined()
  expect(compared(page(3, 90_001), page(5, 6, 90_001), rules)).toBeUndefined()
  expect(compared(page(3), page(5, 6, 90_001), { ...rules, hasWaited: true })?.field).toBe('data.data')
})
