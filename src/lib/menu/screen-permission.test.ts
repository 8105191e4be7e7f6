import { expect, test } from 'vitest'
import { mayRead, permissionOfScreen, permissionsOfScreen } from './screen-permission.ts'

// Proves ROL-15.
test.each([
  ['/Admin/goods_brands', 'admin.goods_brands.index'],
  ['/Admin/dashboard', 'admin.dashboard.all'],
  ['/Admin/dashboard/pay', 'admin.dashboard.pay'],
  ['/Admin/returns', 'admin.orders.index'],
  ['/Admin/configs/sms', 'admin.configs'],
  ['/Seller/orders', null],
  ['', null],
])('the screen %s needs %s', (path, permission) => {
  expect(permissionOfScreen(path)).toBe(permission)
})

// Proves ROL-14.
test('to look at a screen takes its list, its records, and what its fields choose from', () => {
  expect(permissionsOfScreen('/Admin/advs')).toEqual(['admin.advs.index', 'admin.advs.show', 'admin.adv_spaces.index'])
  expect(permissionsOfScreen('/Admin/dashboard')).toEqual(['admin.dashboard.all'])
})

// Proves ROL-4, ROL-15.
test('an account may read what its profile lists, and everything without a list', () => {
  const clerk = mayRead(['admin.orders.index'])
  const root = mayRead(undefined)

  expect(['/Admin/orders', '/Admin/refunds', '/Admin/goods'].map(clerk)).toEqual([true, true, false])
  expect(root('/Admin/goods')).toBe(true)
})
