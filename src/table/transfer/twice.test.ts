import { expect, test } from 'vitest'
import { identityOf, outgoingOf } from './twice.ts'

const rowsOf = (...names: string[]) => names.map((name, at) => ({ line: at + 2, body: { name }, problems: {} }))
const rows = rowsOf('Northwind', 'Southwind', 'Eastwind', 'Southwind')
const existing = new Map([['Northwind', '7']])

// Proves TEX-10.
test.each([
  ['skip', [[3], [4]]],
  ['update', [[2, '7'], [4], [5]]],
  ['add', [[2], [3], [4], [5]]],
] as const)('to %s rows that come twice sends these lines, with the records that they update', (choice, expected) => {
  const sent = outgoingOf(rows, 'name', existing, choice)

  expect(sent.map(({ line, id }) => (id === undefined ? [line] : [line, id]))).toEqual(expected)
})

// Proves TEX-10.
test('rows without an identifying value do not come twice', () => {
  const sent = outgoingOf(rowsOf('', ''), 'name', existing, 'skip')

  expect(sent).toHaveLength(2)
})

// Proves TEX-10.
test('a tree is identified by the field that its rows name their parent by, a list by its name', () => {
  const field = (name: string) => ({ name, kind: 'text', label: name, options: {} }) as const
  const form = [field('name'), field('code')]

  expect(identityOf({ form, tree: { parent: 'code', field: 'pid' } })).toBe('code')
  expect(identityOf({ form, tree: { parent: 'id', field: 'pid' } })).toBe('name')
  expect(identityOf({ form: [field('code')], tree: undefined })).toBeUndefined()
})
