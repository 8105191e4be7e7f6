// Proves MNU-1.
import { adminMenu, adminMenus, loadSellerMenu, sellerMenu, sellerMenus } from '#contracts/api/system/menus.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf, guarded, nobody } from '../kit.ts'

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

const groups = (area: 'Admin' | 'Seller') =>
  menu(area).map(({ children, ...module }) => ({ ...module, children: children.map(({ children: _, ...group }) => group) }))

const entry = (id: number, area: 'Admin' | 'Seller') => {
  const { name, ...row } = { ...node(id, 0, 'Reports', 'Reports', '', ''), is_sort: 90, created_at: '2026-01-02 03:04:05' }
  const given = ['an entry of a menu exists', { id, name, area }] as const
  const form = { pid: 0, name: 'Sales', ename: 'Sales', icon: 'Home', apis: `/${area}/sales`, view: `${area}/sales/index` }
  return {
    given,
    id,
    row: { name, ...row },
    level: { pid: 0, rows: [{ name, ...row, has_children: { id: id + 1 } }] },
    added: { ...form, pid: id, is_sort: 2, is_open: 0 } as const,
    addedGiven: given,
    changed: { ...form, is_open: 0, is_sort: 1 } as const,
    wrong: { ...form, name: '' },
    refusals: [
      { when: 'there is no such parent', body: { ...form, pid: nobody }, error: 'notFound' },
      // Proves MNU-2.
      { when: 'the parent is on the lowest level', given, body: { ...form, pid: id + 2 }, error: 'wrongParent' },
    ] as const,
  }
}
const ofAdmins = entry(90_551, 'Admin')
const ofSellers = entry(90_561, 'Seller')
export const menuExamples = [
  ...guarded(
    examplesOf(adminMenu, [
      { when: 'the super administrator sees everything', query, reply: menu('Admin') },
      { when: 'others see what their roles allow', as: 'clerk', query, reply: menu('Admin') },
    ]),
    true,
  ),
  ...guarded(examplesOf(sellerMenu, [{ when: 'the owner of the store sees everything', query, reply: menu('Seller') }])),
  ...examplesOf(adminMenu, [
    { when: 'its first two levels only', query: { deep: 2 }, reply: groups('Admin') },
    { when: 'its modules only', query: { deep: 1 }, reply: menu('Admin').map(({ children: _, ...module }) => module) },
  ]),
  ...guarded(examplesOf(loadSellerMenu, [{ when: 'its first two levels', query: { deep: 2 }, reply: groups('Seller') }])),
  ...crudExamples(adminMenus, ofAdmins),
  ...crudExamples(sellerMenus, ofSellers),
]
