import { expect, it } from 'vitest'
import { checkBuild } from './check-build.ts'

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], code = '') =>
  ({ type: 'chunk', fileName, moduleIds, imports, code, isEntry: fileName === 'main.js', facadeModuleId: null }) as const

const home = [
  chunk('main.js', ['/p/src/main.tsx'], ['react.js']),
  chunk('react.js', ['/p/node_modules/react/index.js']),
  chunk('texts.js', ['/p/src/i18n/common/zh-cn.json']),
  chunk('layout.js', ['/p/src/app/storefront/storefront-layout.tsx']),
  chunk('home.js', ['/p/src/pages/shop/home.page.tsx']),
]

it('accepts a build that only contains the app', () => {
  const { modules, problems } = checkBuild(home)

  expect({ modules, problems }).toEqual({ modules: 5, problems: [] })
})

// Proves BUD-2.
it.each([
  ['the mock', '/p/mocks/app.ts'],
  ['the seeds', '/p/mocks/seeds/catalogue/food.ts'],
  ['msw', '/p/node_modules/msw/lib/browser/index.js'],
  ['faker', '/p/node_modules/@faker-js/faker/index.js'],
  ['examples of the contract', '/p/contracts/examples/orders.ts'],
  // Proves RDS-3.
  ['the tracing of reads', '/p/src/lib/reads/trace.ts'],
])('refuses a build that contains %s in any chunk', (_, id) => {
  const { problems } = checkBuild([...home, chunk('lazy.js', [id])])

  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(id)
})

// Proves BUD-1.
it('counts what the home page loads, but nothing that only other pages load', () => {
  const random = Array.from({ length: 400_000 }, (_, index) => ((index * 7919) % 104_729).toString(36)).join('')
  const light = [...home, chunk('charts.js', ['/p/src/pages/admin/dashboard.page.tsx'], [], random)]
  const heavy = [...home, chunk('footer.js', ['/p/src/app/storefront/x-layout.tsx'], [], random)]

  const problems = [checkBuild(light).problems.length, checkBuild(heavy).problems.length]

  expect(problems).toEqual([0, 1])
})

it('does not accept a build without a home page as a small one', () => {
  const { problems } = checkBuild(home.slice(0, 2))

  expect(problems).toHaveLength(3)
})
