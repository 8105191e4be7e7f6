import { expect, it } from 'vitest'
import { screenOfView } from '#src/lib/menu/view-file.ts'
import { isScreenPath, loadScreen } from './office-files.ts'

// Proves RTE-11.
it.each([
  ['Admin/exts/goods_brands/index', 'admin/goods-brands'],
  ['Seller/orders/wait', 'seller/orders-wait'],
  ['Admin/dashboard/index', 'admin/dashboard'],
  ['Admin/configs/web', 'admin/configs-web'],
  ['Admin/exts/integral_goods_classes/index', 'admin/integral-goods-classes'],
  ['Seller/distributions/log', 'seller/distributions-log'],
])('the view %s is the file %s', (view, file) => {
  expect(screenOfView(view)).toBe(file)
})

// Proves RTE-12.
it.each([
  ['admin', 'Admin/goods/form'],
  ['admin', 'Admin/integral_goods/form'],
  ['seller', 'Seller/goods/form'],
] as const)('the %s office has the form %s as a screen', async (audience, view) => {
  const screen = await loadScreen(audience, view)

  expect(screen).toEqual({ kind: 'component', Component: expect.any(Function) })
})

it.each(['Admin/nothing/index', 'Admin/goods_brands/form', 'Admin/form', 'Seller/orders/index', '', 'Admin/../seller/login'])(
  'an administrator cannot open the view "%s"',
  async view => {
    const screen = await loadScreen('admin', view)

    expect(screen).toEqual({ kind: 'unknown', view })
  },
)

// Proves GRD-11.
it.each([
  ['admin', '/Admin/goods_brands', true],
  ['admin', '/Admin/configs/sms', true],
  ['seller', '/Seller/orders/wait', true],
  ['seller', '/Seller/file_spaces', true],
  ['seller', '/Seller/coupon_logs', true],
  ['admin', '/Admin/nowhere', false],
  ['admin', '/Admin/constructor', false],
  ['seller', '/Admin/goods_brands', false],
] as const)('whether the %s office has a screen at %s: %s', (audience, path, has) => {
  expect(isScreenPath(audience, path)).toBe(has)
})
