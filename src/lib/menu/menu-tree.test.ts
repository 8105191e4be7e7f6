import { describe, expect, it } from 'vitest'
import type { MenuNode } from '#contracts/api/system/menus.ts'
import { destinationOf, entrancePath, landingPath, locate, menuName, routesOf } from './menu-tree.ts'

let lastId = 0
const node = (apis: string, view: string, children?: MenuNode[]): MenuNode => ({
  id: ++lastId,
  pid: 0,
  name: `节点${lastId}`,
  ename: '',
  icon: '',
  apis,
  view,
  is_open: 0,
  ...(children && { children }),
})

const brands = node('/Admin/goods_brands', 'Admin/exts/goods_brands/index')
const outside = node('https://example.com', 'x')
const empty = node('', '')
const deepGroup = node('', '', [node('', '', [brands])])
const shadowed = node('/Admin/hidden', 'Admin/hidden')
const withView = node('/Admin/goods', 'Admin/exts/goods/index', [shadowed])
const pathOnly = node('/Admin/plain', '')
const groupThenEntry = node('', '', [node('', '', [brands]), node('/Admin/last', 'Admin/last')])
const menu = [empty, node('', '', [outside]), deepGroup, node('', '', [withView, pathOnly])]
const routes = routesOf(menu)

describe('the menu of the server', () => {
  // Proves GRD-6.
  it('is turned into routes: groups are flattened, children of screens are left out', () => {
    expect(routes.map(({ apis }) => apis)).toEqual(['/Admin/goods_brands', '/Admin/goods', '/Admin/plain'])
  })

  // Proves GRD-9, SES-7.
  it('has a landing page: the first entry with a view and a path of this site', () => {
    expect([landingPath(menu), landingPath([outside]), landingPath([])]).toEqual(['/Admin/goods_brands', undefined, undefined])
  })

  // Proves SES-5, SES-6, SES-7.
  it.each([
    [{ back: '/Admin/plain?page=2', defaultUrl: '/Admin/goods' }, '/Admin/plain?page=2'],
    [{ back: undefined, defaultUrl: '/Admin/goods' }, '/Admin/goods'],
    [{ back: undefined, defaultUrl: '/Admin/hidden' }, '/Admin/goods_brands'],
    [{ back: undefined, defaultUrl: undefined }, '/Admin/goods_brands'],
  ])('leads a login with %o to %s', (wanted, path) => {
    expect(entrancePath(menu, wanted)).toBe(path)
  })

  // Proves ROL-15.
  it('never lands on a screen that the account may not read, if there is another', () => {
    const mayRead = (path: string) => path === '/Admin/goods'

    expect(landingPath(menu, mayRead)).toBe('/Admin/goods')
    expect(entrancePath(menu, { back: undefined, defaultUrl: '/Admin/goods_brands' }, mayRead)).toBe('/Admin/goods')
    expect(landingPath(menu, () => false)).toBe('/Admin/goods_brands')
  })

  // Proves GRD-8.
  it('locates a path, module first', () => {
    const found = locate(menu, '/Admin/goods_brands')

    expect(found?.moduleIndex).toBe(2)
    expect(found?.trail.map(({ id }) => id)).toEqual([deepGroup.id, deepGroup.children?.[0]?.id, brands.id])
  })

  // Proves GRD-8.
  it('finds neither modules themselves nor unknown paths', () => {
    expect([locate([brands], '/Admin/goods_brands'), locate(menu, '/Admin/none')]).toEqual([undefined, undefined])
  })

  it('shows the English name if it has one', () => {
    const named = { ...brands, name: '品牌', ename: 'Brands' }

    expect([menuName(named, 'en'), menuName(named, 'zh-cn'), menuName({ ...named, ename: '' }, 'en')]).toEqual([
      'Brands',
      '品牌',
      '品牌',
    ])
  })
})

describe('a click on a menu entry', () => {
  // Proves NAV-1, NAV-2, NAV-3.
  it.each([
    ['with a screen goes there', brands, { kind: 'route', path: '/Admin/goods_brands' }],
    ['without a target descends to the first that has one', deepGroup, { kind: 'route', path: '/Admin/goods_brands' }],
    [
      'descends in the order of the menu, into a group before a later entry',
      groupThenEntry,
      { kind: 'route', path: '/Admin/goods_brands' },
    ],
    ['to another site opens it', outside, { kind: 'outside', href: 'https://example.com' }],
    ['without children says so', empty, { kind: 'nowhere', why: 'No Route' }],
    ['on a group with a path of its own does nothing', node('/Admin/none', '', [brands]), { kind: 'group' }],
  ])('%s', (_, clicked, destination) => {
    expect(destinationOf(clicked, routes)).toEqual(destination)
  })

  // Proves ROL-15.
  it('on a group descends to the first entry that the account may read', () => {
    const destination = destinationOf(groupThenEntry, [...routes, ...routesOf([groupThenEntry])], path => path === '/Admin/last')

    expect(destination).toEqual({ kind: 'route', path: '/Admin/last' })
  })

  // Proves NAV-4.
  it('reports why a path without a screen leads nowhere', () => {
    expect(destinationOf(pathOnly, routes)).toEqual({
      kind: 'nowhere',
      why: 'No screen for "/Admin/plain": view "", route registered: true, children: 0',
    })
  })
})
