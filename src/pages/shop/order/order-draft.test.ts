import { expect, test } from 'vitest'
import { couponIds, lostCoupons, type DraftGroup } from './order-draft.ts'

const group = (id: number, totals: number[], coupon = 0): DraftGroup => ({
  store_info: { id, store_name: `Store ${id}`, store_logo: '' },
  goods_list: totals.map((total, at) => ({
    id: at + 1,
    sku_id: 0,
    goods_name: 'Kettle',
    goods_master_image: '',
    goods_price: total.toFixed(2),
    sku_name: '-',
    buy_num: 1,
    total,
    total_weight: 0,
  })),
  store_total_price: '0.00',
  is_coupon: coupon > 0,
  coupons: [
    { id: 70, name: 'Welcome', money: '5.00' },
    { id: 71, name: 'Spring', money: '8.50' },
  ],
  coupon_id: coupon,
})

// Proves ORD-6.
test('coupons are sent by the position of their store', () => {
  const groups = [group(1, [30], 70), group(2, [40]), group(3, [50], 71)]

  const ids = couponIds(groups, { 1: 0 })

  expect(ids).toBe('0,0,71')
})

// Proves ORD-18.
test('a coupon chosen by the shopper or the server is lost if it is no longer offered', () => {
  const groups = [group(1, [30], 70), group(2, [40], 70), group(3, [50], 70)]
  const offered = [{ ...group(1, [30]), coupons: [] }, { ...group(2, [40]), coupons: [] }, group(3, [50])]

  const lost = lostCoupons(groups, { 1: 71, 2: 0 }, offered)

  expect(lost.map(({ id }) => id)).toEqual([71])
})

// Proves ORD-18.
test('a chosen coupon is lost while others of the store are still offered, and kept while the others are lost', () => {
  const groups = [group(1, [30], 70), group(2, [40], 70)]
  const [first, second] = groups.map(({ coupons }) => coupons)
  const offered = [
    { ...group(1, [30]), coupons: (first ?? []).filter(({ id }) => id !== 70) },
    { ...group(2, [40]), coupons: (second ?? []).filter(({ id }) => id === 70) },
  ]

  const lost = lostCoupons(groups, {}, offered)

  expect(lost.map(({ name }) => name)).toEqual(['Welcome'])
})
