import { expect, it } from 'vitest'
import { estimateOf, together, toPay, type Campaigns } from './estimate.ts'
import type { DraftGroup } from './order-draft.ts'

const group = (total: number, more: Partial<DraftGroup> = {}): DraftGroup => ({
  store_info: { id: 1, store_name: 'Corner Shop', store_logo: '' },
  goods_list: [
    {
      id: 7,
      sku_id: 0,
      goods_name: 'Kettle',
      goods_master_image: '',
      goods_price: total.toFixed(2),
      sku_name: '-',
      buy_num: 1,
      total,
      total_weight: 1,
    },
  ],
  store_total_price: total.toFixed(2),
  is_coupon: false,
  coupons: [{ id: 70, name: 'Welcome', money: '5.00' }],
  coupon_id: 0,
  ...more,
})
const kettle: Campaigns = { id: 7, seckills: false, collectives: false, full_reductions: [] }
const times = { start_time: '2026-06-15 10:00:00', end_time: '2026-06-15 11:00:00' }
const alone = [{ goods_id: 7, sku_id: 0, buy_num: 1 }]

// Proves SUM-3, SUM-5.
it('adds up the discounts of flash sale, group, rule and coupon, each taken from the undiscounted sum', () => {
  const campaigns = [
    {
      ...kettle,
      seckills: { discount: '10.00', ...times },
      collectives: { id: 3, discount: '20.00', need: 2 },
      full_reductions: [{ money: '7.00', use_money: '50.00' }],
    },
  ]
  const order = [{ goods_id: 7, sku_id: 0, buy_num: 1, collective_id: -1 }]

  const estimate = estimateOf({ group: group(99.99, { freight_money: '6.00' }), order, campaigns, chosen: { 1: 70 } })

  expect(estimate).toEqual({ goods: 9999, flash: 999, group: 1999, reduction: 700, coupon: 500, freight: 600 })
  expect(toPay(estimate)).toBe(9999 + 600 - 999 - 1999 - 700 - 500)
})

// Proves SUM-5, RED-1.
it('applies the lowest threshold that is reached, not the best', () => {
  const full_reductions = [
    { money: '50.00', use_money: '300.00' },
    { money: '10.00', use_money: '100.00' },
  ]

  const estimate = estimateOf({ group: group(400), order: alone, campaigns: [{ ...kettle, full_reductions }], chosen: {} })

  expect(estimate.reduction).toBe(1000)
})

// Proves SUM-5.
it('gives no group discount without a group', () => {
  const campaigns = [{ ...kettle, collectives: { id: 3, discount: '20.00', need: 2 } }]

  expect(estimateOf({ group: group(100), order: alone, campaigns, chosen: {} }).group).toBe(0)
})

// Proves SUM-5.
it('never goes below zero, for each store', () => {
  const gift = estimateOf({ group: group(3), order: alone, campaigns: [kettle], chosen: { 1: 70 } })
  const other = estimateOf({ group: group(20), order: alone, campaigns: [kettle], chosen: {} })

  expect(together([gift, other]).toPay).toBe('20.00')
})

// Proves SUM-5.
it('reports the freight as unknown if one store does not send it', () => {
  const known = estimateOf({ group: group(20, { freight_money: '6.00' }), order: alone, campaigns: [kettle], chosen: {} })
  const unknown = estimateOf({ group: group(20), order: alone, campaigns: [kettle], chosen: {} })

  expect(together([known, unknown])).toMatchObject({ freightKnown: false, freight: '6.00' })
})
