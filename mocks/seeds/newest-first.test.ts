import { expect, it } from 'vitest'
import { seededShop } from './seeded-shop.ts'

const shop = seededShop()

// Proves LST-9.
it.each([
  'cashes',
  'collectives',
  'coupon_logs',
  'coupons',
  'file_spaces',
  'full_reductions',
  'goods',
  'integral_goods',
  'integral_orders',
  'money_logs',
  'order_comments',
  'order_settlements',
  'orders',
  'refunds',
  'seckills',
  'sms_logs',
  'stores',
  'user_checks',
  'user_roles',
] as const)('a later row of %s has a higher id, so that its list comes newest first', name => {
  const times = shop[name].rows().map(row => row.created_at)

  expect(times).toEqual(times.toSorted())
})
