import { describe, expect, test } from 'vitest'
import { foreignCitationsIn, unknownIn, unproved } from './check.ts'
import { citationsIn } from './citations.ts'
import { pageOf } from './html-page.ts'
import { parseTopic } from './read-requirements.ts'

const freight = `# Orders

## Freight (ABC)

- **ABC-1** (core) Up to the first weight the freight is \`f_price\`.
  - Formula: freight = first price
  - Example: 1.00 kg costs 8.00.
- **ABC-2** (full) It is told beforehand.
`
const prefixes = new Set(['ABC'])
const { requirements } = parseTopic('orders', freight)
const citations = (file: string, text: string) => citationsIn(file, text, prefixes)

// Proves PRJ-6.
describe('a topic', () => {
  test('is parsed line by line, with formula and example', () => {
    const [first, second] = requirements

    expect(first).toEqual({
      id: 'ABC-1',
      topic: 'orders',
      section: 'Freight',
      level: 'core',
      text: 'Up to the first weight the freight is `f_price`.',
      formula: 'freight = first price',
      example: '1.00 kg costs 8.00.',
      line: 5,
    })
    expect(second).toMatchObject({ id: 'ABC-2', level: 'full' })
  })

  test.each([
    ['- ABC-3 without its form', 'a list item is'],
    ['- **XYZ-1** (core) Of another section.', 'XYZ-1 is in the section of ABC.'],
    ['## Without a prefix', 'a section needs the prefix'],
  ])('with the line "%s" is refused, with its position', (line, complaint) => {
    const { problems } = parseTopic('orders', freight + line)

    expect(problems).toEqual([expect.stringContaining(`docs/requirements/orders.md:9: ${complaint}`)])
  })
})

// Proves PRJ-6.
describe('a citation', () => {
  const tests = `import { test } from 'vitest'

// Proves ABC-1, ABC-2.
test('costs the first price', () => {
  expect(freight(1)).toBe(8)
})

test('costs more', () => {})
`

  test('above a test proves the requirement, with the title of the test', () => {
    const found = citations('mocks/freight.test.ts', tests)

    expect(found.map(({ id, line, title, proves }) => ({ id, line, title, proves }))).toEqual([
      { id: 'ABC-1', line: 3, title: 'costs the first price', proves: true },
      { id: 'ABC-2', line: 3, title: 'costs the first price', proves: true },
    ])
    expect(found[0]?.text).not.toContain('costs more')
  })

  test('above a table of cases has the title of the table', () => {
    const table = "import './a.ts'\n\n// Proves ABC-1.\ntest.each([\n  ['1.00', 8],\n])('%s kg cost %s', () => {})\n"
    const line = "import './a.ts'\n\n// Proves ABC-2.\ntest.each(['a', 'b'])('%s is free', () => {})\n"

    const titles = [table, line].flatMap(text => citations('mocks/freight.test.ts', text)).map(({ title }) => title)

    expect(titles).toEqual(['%s kg cost %s', '%s is free'])
  })

  test('above all imports refers to the whole file', () => {
    const [found] = citations('e2e/shop/cart.spec.ts', `// Proves ABC-1.\n${tests}`)

    expect(found).toMatchObject({ id: 'ABC-1', title: '', text: expect.stringContaining('costs more') })
  })

  test('in a map of screens refers to one screen and its page', () => {
    const map = `import brands from '#src/pages/admin/brands.page.ts'
import users from '#src/pages/admin/users.page.ts'

export const screens = {
  // Proves ABC-1.
  '/Admin/brands': { table: brands },
  // Proves ABC-2.
  '/Admin/users': { table: users },
}
`

    const found = citations('e2e/tables/admin-screens.ts', map)

    expect(found).toMatchObject([
      { id: 'ABC-1', title: '/Admin/brands', proves: true, text: expect.stringContaining('pages/admin/brands.page.ts') },
      { id: 'ABC-2', title: '/Admin/users', text: expect.not.stringContaining('brands') },
    ])
  })

  test('in code proves nothing', () => {
    const found = citations('mocks/domain/freight.ts', '/** The first price. Source: ABC-1. */\nexport const freight = 1\n')

    expect(unproved(requirements, found)).toEqual([
      'docs/requirements/orders.md:5: nothing proves ABC-1. Name it above a test that fails without it.',
      'docs/requirements/orders.md:8: nothing proves ABC-2. Name it above a test that fails without it.',
    ])
  })

  test('in a rule has the name of the rule', () => {
    const rule = "export const rule = {\n  name: 'Freight is told.',\n  about: [create],\n  source: 'ABC-2',\n}\n"

    expect(citations('contracts/rules/freight.ts', rule)).toMatchObject([
      { id: 'ABC-2', title: 'Freight is told.', proves: true },
    ])
  })

  test('of a requirement that does not exist is reported with its position', () => {
    const found = citations('mocks/freight.ts', '\n/** Source: ABC-9; UTF-8. */')

    expect(unknownIn(requirements, found)).toEqual(['mocks/freight.ts:2: there is no requirement ABC-9.'])
  })

  test('of a document outside the repository is refused', () => {
    expect(foreignCitationsIn('a.ts', 'const a = 1\n/** Source: rules-storefront 55. */')).toEqual([
      'a.ts:2: cites a document that is not in this repository.',
    ])
  })
})

// Proves PRJ-6.
test('the page shows each requirement with its tests, or that it has none', () => {
  const found = citations('mocks/freight.test.ts', "// Proves ABC-1.\ntest('costs <8>', () => {})")

  const page = pageOf(requirements, found, () => ({ calls: ['POST /user/order/create'], screens: [] }))

  expect(page).toContain('costs &lt;8&gt; <small>mocks/freight.test.ts:1</small>')
  expect(page).toContain('<code>f_price</code>')
  expect(page.match(/Nothing proves it yet\./g)).toHaveLength(1)
})
