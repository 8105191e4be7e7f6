import { expect, test } from 'vitest'
import { lackingPages, permissionsWith } from './page-permissions.ts'

const page = (id: number, apis: string) => ({ id, name: apis, ename: '', apis })
const pages = [page(1, '/Admin/goods_brands'), page(2, '/Admin/orders'), page(3, '/Admin/refunds')]
const permission = (id: number, apis: string) => ({ id, name: apis, apis })
const groups = [
  {
    id: 1,
    name: 'All',
    permissions: [
      permission(11, 'admin.goods_brands.index'),
      permission(12, 'admin.goods_brands.show'),
      permission(13, 'admin.goods_brands.destroy'),
      permission(21, 'admin.orders.index'),
      permission(22, 'admin.orders.show'),
    ],
  },
]
const set = (...ids: number[]) => new Set(ids)

// Proves ROL-14.
test.each([
  ['a granted page brings what it reads, and no more', set(), set(1), set(), [11, 12]],
  ['a revoked page takes along what it reads', set(1, 2), set(2), set(11, 12, 21, 22), [21, 22]],
  ['what another page reads stays', set(2, 3), set(3), set(21, 22), [21, 22]],
  ['other permissions stay', set(1), set(), set(11, 12, 13), [13]],
])('%s', (_, before, after, permissions, expected) => {
  const granted = permissionsWith({ pages, groups, before, after, permissions })

  expect([...granted].toSorted((a, b) => a - b)).toEqual(expected)
})

// Proves ROL-14.
test('a chosen page whose rows may not be read is named with what it lacks', () => {
  const lacking = lackingPages(pages, groups, set(1, 3), set(12, 21))

  expect(lacking.map(one => [one.page.id, one.permission.apis])).toEqual([[1, 'admin.goods_brands.index']])
})
