import { adminMenu, sellerMenu } from '#contracts/api/menus.ts'
import { examplesOf, guarded } from './kit.ts'

const node = (id: number, pid: number, name: string, ename: string, apis: string, view: string) =>
  ({ id, pid, name, ename, icon: 'Home', apis, view, is_open: 0 }) as const

const menu = (area: 'Admin' | 'Seller') => [
  {
    ...node(90_071, 0, '商城', 'Shop', '', ''),
    children: [
      {
        ...node(90_072, 90_071, '订单', 'Orders', '', ''),
        children: [node(90_073, 90_072, '订单列表', 'All orders', `/${area}/orders`, `${area}/orders/index`)],
      },
    ],
  },
]

const query = { type: 'getChildren' } as const

export const menuExamples = [
  ...guarded(
    examplesOf(adminMenu, [
      { when: 'the super administrator sees everything', query, reply: menu('Admin') },
      { when: 'others see what their roles allow', as: 'clerk', query, reply: menu('Admin') },
    ]),
    true,
  ),
  ...guarded(examplesOf(sellerMenu, [{ when: 'the owner of the store sees everything', query, reply: menu('Seller') }])),
]
