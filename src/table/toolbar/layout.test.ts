import { describe, expect, test } from 'vitest'
import { arrange, boundedWidth, bySide, isWhereRoom, moved, readLayout, sideOf, toggled, usualLayout } from './layout.ts'

const columns = ['name', 'logo', 'sort', 'created_at'].map(name => ({ name }))
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

describe('the visible columns', () => {
  // Proves TLI-12.
  test('are those of the screen by default', () => {
    expect(names(arrange(columns, undefined))).toEqual(['name', 'logo', 'sort', 'created_at'])
  })

  // Proves TLI-12.
  test('are the chosen ones in the chosen order; unknown names are ignored', () => {
    expect(names(arrange(columns, ['sort', 'gone', 'name', 'sort']))).toEqual(['sort', 'name'])
  })

  test('are all columns if none of the chosen ones exists', () => {
    expect(names(arrange(columns, ['gone']))).toEqual(['name', 'logo', 'sort', 'created_at'])
  })

  test('always start with the column that has the arrows of a tree', () => {
    expect(names(arrange(columns, ['sort', 'name'], 1))).toEqual(['name', 'sort'])
  })
})

// Proves TLI-12.
test('a column cannot be moved beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 'x', 1)).toEqual(['a', 'b', 'c'])
})

test('a hidden column returns to its default position, and the last one cannot be hidden', () => {
  expect(toggled(['a', 'b', 'c'], ['a', 'b', 'c'], 'b')).toEqual(['a', 'c'])
  expect(toggled(['a', 'b', 'c'], ['a', 'c'], 'b')).toEqual(['a', 'b', 'c'])
  expect(toggled(['a', 'b', 'c'], ['c'], 'a')).toEqual(['a', 'c'])
  expect(toggled(['a', 'b', 'c'], ['c'], 'c')).toEqual(['c'])
})

// Proves TLI-12.
test('a width stays within its bounds', () => {
  expect([boundedWidth(3), boundedWidth(120.4), boundedWidth(9000)]).toEqual([56, 120, 800])
})

// Proves TLI-12.
test('an invalid layout is ignored', () => {
  expect(readLayout('{"widths":{"name":200},"density":"compact"}')).toEqual({ widths: { name: 200 }, density: 'compact' })
  for (const broken of [undefined, '', 'null', '[]', '{"widths":{"name":-1},"density":"compact"}', '{"density":"tiny"}'])
    expect(readLayout(broken)).toEqual(usualLayout)
})

// Proves TCO-2.
describe('a pinned column', () => {
  const logo = { name: 'logo', fixed: 'right' } as const

  test('stays on the side that the screen sets, until a user chooses another', () => {
    expect(sideOf(logo, usualLayout)).toBe('right')
    expect(sideOf(logo, { ...usualLayout, fixed: { logo: 'left' } })).toBe('left')
    expect(sideOf(logo, { ...usualLayout, fixed: { logo: 'none' } })).toBeUndefined()
  })

  test('comes first on the left and last on the right', () => {
    const columns = [
      { name: 'a', side: 'right' },
      { name: 'b', side: undefined },
      { name: 'c', side: 'left' },
    ] as const

    expect(names(bySide(columns))).toEqual(['c', 'b', 'a'])
  })

  test('is stored', () => {
    const kept = JSON.stringify({ ...usualLayout, fixed: { logo: 'left' } })

    expect(readLayout(kept).fixed).toEqual({ logo: 'left' })
  })
})

// Proves TCO-26.
test.each([
  ['a minor column', { minor: true }, {}, true],
  ['another column', {}, {}, false],
  ['a minor column among those that were chosen', { minor: true }, { columns: ['name'] }, false],
  ['a column that is to make room', {}, { columns: ['name'], whereRoom: { name: true } }, true],
  ['a minor column that is always shown', { minor: true }, { whereRoom: { name: false } }, false],
])('%s makes room: %o %o %s', (_, column, layout, expected) => {
  const makes = isWhereRoom({ name: 'name', ...column }, { ...usualLayout, ...layout })

  expect(makes).toBe(expected)
})
