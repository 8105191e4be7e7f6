import { expect, test } from 'vitest'
import { resourcesOf } from './operations.ts'

// Proves ROL-8.
test('the operations of a screen share one row, whatever permission group they are in', () => {
  const groups = [
    { id: 1, name: 'Products', permissions: [{ id: 11, name: 'Brands: list', apis: 'admin.goods_brands.index' }] },
    {
      id: 2,
      name: 'Others',
      permissions: [
        { id: 12, name: '品牌：删除', apis: 'admin.goods_brands.destroy' },
        { id: 13, name: 'Orders: track', apis: 'admin.order.express' },
        { id: 14, name: 'Dashboard: stores', apis: 'admin.dashboard.store' },
      ],
    },
    { id: 3, name: 'Empty' },
  ]

  expect(resourcesOf(groups)).toEqual([{ key: 'admin.goods_brands', name: 'Brands', ids: { index: 11, destroy: 12 } }])
})
