import { expect, it } from 'vitest'
import { changedKeys } from './changes.ts'
import { dependentsOf, importersOf } from './graph.ts'
import { patternOf } from './narrow.ts'
import { names } from './screens.ts'
import { modulesOfProject, select } from './select.ts'

const modules = modulesOfProject()

it('finds the suite of a table screen from its page', () => {
  const { screens, whole } = select({ files: ['src/pages/admin/catalogue/goods-brands.page.ts'], words: [] }, modules)

  expect(whole).toBeUndefined()
  expect(screens).toEqual([{ name: 'admin/goods-brands', path: '/Admin/goods_brands' }])
})

it('finds the suites that open a page of the storefront', () => {
  const { suites } = select({ files: ['src/pages/shop/store.page.tsx'], words: [] }, modules)

  expect(suites).toContain('e2e/shop/stores.spec.ts')
  expect(suites).not.toContain('e2e/seller/cashes.spec.ts')
})

it('finds screens and suites from a call', () => {
  const { screens, suites } = select({ files: ['contracts/api/catalogue/favorites.ts'], words: [] }, modules)

  expect(screens.map(({ path }) => path)).toEqual(expect.arrayContaining(['/goods/:id', '/store/:id', '/user/favorites']))
  expect(suites).toContain('e2e/user/favorites.spec.ts')
})

it('finds the screens of a handler in the mock by its calls', () => {
  const { screens } = select({ files: ['mocks/handlers/catalogue/favorites.ts'], words: [] }, modules)

  expect(screens.map(({ path }) => path)).toContain('/user/favorites')
})

it('finds screens and suites from a text', () => {
  const { screens, suites } = select({ files: [], words: ['shop.follow'] }, modules)

  expect(screens.map(({ path }) => path)).toContain('/store/:id')
  expect(suites).toContain('e2e/shop/stores.spec.ts')
})

it('selects everything if a file changes that everything depends on', () => {
  const { whole } = select({ files: ['package-lock.json'], words: [] }, modules)

  expect(whole).toBe('everything depends on package-lock.json')
})

it('selects the generated suites whose helper changes', () => {
  const { suites, whole } = select({ files: ['e2e/tables/headings.ts'], words: [] }, modules)

  expect(whole).toBeUndefined()
  expect(suites).toEqual(expect.arrayContaining(['e2e/tables/admin.spec.ts', 'e2e/tables/seller.spec.ts']))
})

it('says through which files every screen depends on a change', () => {
  const { whole } = select({ files: ['contracts/api/orders/carts.ts'], words: [] }, modules)

  expect(whole).toBe(
    'it affects the frame of every screen: src/app/storefront/cart-link.tsx depends on src/lib/site/use-cart-count.ts, ' +
      'which depends on contracts/api/orders/carts.ts, which has changed',
  )
})

it('does not follow imports of types', () => {
  const from = (imported: string, onlyTypes: boolean) => [{ specifier: imported, file: imported, lazy: false, onlyTypes }]
  const module = { onlyHandsOn: false, usesGlob: false }
  const importers = importersOf([
    { ...module, file: 'src/uses.ts', imports: from('src/a.ts', false) },
    { ...module, file: 'src/names.ts', imports: from('src/a.ts', true) },
  ])

  const found = dependentsOf(importers, ['src/a.ts'])

  expect([...found.keys()]).toEqual(['src/a.ts', 'src/uses.ts'])
})

it('does not follow lists of everything', () => {
  const module = (file: string, ...imported: string[]) => ({
    file,
    imports: imported.map(one => ({ specifier: one, file: one, lazy: false, onlyTypes: false })),
    onlyHandsOn: false,
    usesGlob: false,
  })
  const importers = importersOf([
    module('src/a.ts', 'contracts/api/orders/carts.ts'),
    module('src/b.ts', 'src/a.ts'),
    module('contracts/api/index.ts', 'contracts/api/orders/carts.ts'),
    module('src/c.ts', 'contracts/api/index.ts'),
  ])

  const found = dependentsOf(importers, ['contracts/api/orders/carts.ts'])

  expect([...found.keys()].toSorted()).toEqual([
    'contracts/api/index.ts',
    'contracts/api/orders/carts.ts',
    'src/a.ts',
    'src/b.ts',
  ])
})

it.each([
  ["page.goto('/carts')", '/carts', true],
  ["page.goto('/carts?x=1')", '/carts', true],
  ["page.goto('/stores')", '/store/:id', false],
  ['page.goto(`/store/${id}`)', '/store/:id', true],
  ['toHaveURL(/order\\/pay/)', '/order/pay/:params', true],
  ['toHaveURL(/\\/order\\/pay\\//)', '/order/pay/:params', true],
  ["open('/Admin/goods')", '/goods/:id', false],
  ["page.goto('/s')", '/s/:params?', true],
  ["page.goto('/stores')", '/s/:params?', false],
])('recognises whether %s names %s', (text, path, expected) => {
  expect(names(text, { name: '', path })).toBe(expected)
})

it('joins suites and screens to one pattern', () => {
  const pattern = patternOf({
    unit: [],
    stories: [],
    screens: [
      { name: 'admin/goods-brands', path: '/Admin/goods_brands' },
      { name: 'shop/store', path: '/store/:id' },
    ],
    suites: ['e2e/shop/stores.spec.ts'],
  })

  expect('en shop/stores.spec.ts stores are sorted').toMatch(new RegExp(pattern ?? ''))
  expect('en tables/admin.spec.ts /Admin/goods_brands shows its rows @tables').toMatch(new RegExp(pattern ?? ''))
  expect('en routes/shown.spec.ts /store/:id: guests see it @routes').toMatch(new RegExp(pattern ?? ''))
  expect('en tables/admin.spec.ts /Admin/goods shows its rows @tables').not.toMatch(new RegExp(pattern ?? ''))
})

it('compares texts by key', () => {
  const before = '{"shop":{"cart":"Cart","pay":"Pay"},"old":"x"}'
  const after = '{"shop":{"cart":"Basket","pay":"Pay"},"added":"y"}'

  expect(changedKeys(before, after)).toEqual(['shop.cart', 'old', 'added'])
})
