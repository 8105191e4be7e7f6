import { expect, test } from 'vitest'
import { foundScreens } from './found-screens.ts'

const node = (id: number, name: string, ename: string, apis = '') => ({
  id,
  pid: 0,
  name,
  ename,
  icon: '',
  apis,
  view: apis && 'x',
  is_open: 0 as const,
})
const menu = [
  {
    ...node(1, '店铺中心', 'Stores'),
    children: [
      {
        ...node(2, '订单中心', 'Orders'),
        children: [node(3, '订单管理', 'Order list', '/Admin/orders'), node(4, '退款订单', 'Refund orders', '/Admin/refunds')],
      },
    ],
  },
]
const everything = () => true

// Proves SRO-1.
test.each(['order l', '订单管理'])('a screen is found by its name in either language: %s', words => {
  const found = foundScreens(menu, { words, language: 'en', mayRead: everything })

  expect(found).toEqual([{ key: 'screen-3', text: 'Order list', more: 'Stores › Orders', to: '/Admin/orders' }])
})

// Proves SRO-1.
test('screens in which a word begins with the words come first', () => {
  const other = [node(9, '商品分类', 'Product categories', '/Admin/goods_classes'), ...menu]

  const found = foundScreens(other, { words: 'or', language: 'en', mayRead: everything })

  expect(found.map(({ text }) => text)).toEqual(['Order list', 'Refund orders', 'Product categories'])
})

// Proves SRO-2.
test('a screen that the account may not read is not found', () => {
  const found = foundScreens(menu, { words: 'order', language: 'en', mayRead: path => path !== '/Admin/orders' })

  expect(found.map(({ to }) => to)).toEqual(['/Admin/refunds'])
})
