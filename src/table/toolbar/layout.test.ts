import { describe, expect, test } from 'vitest'
import { arrange, boundedWidth, bySide, moved, readLayout, sideOf, toggled, usualLayout } from './layout.ts'

const columns = ['name', 'logo', 'sort', 'created_at'].map(name => ({ name }))
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

describe('the columns on screen', () => {
  // Proves TLI-12.
  test('are those of the screen, until a user chooses', () => {
    expect(names(arrange(columns, undefined))).toEqual(['name', 'logo', 'sort', 'created_at'])
  })

  // Proves TLI-12.
  test('are the chosen ones in the chosen order; names that the screen no longer knows are left out', () => {
    expect(names(arrange(columns, ['sort', 'gone', 'name', 'sort']))).toEqual(['sort', 'name'])
  })

  test('are all of them, when none of the chosen ones exists any more', () => {
    expect(names(arrange(columns, ['gone']))).toEqual(['name', 'logo', 'sort', 'created_at'])
  })

  test('always start with the column that carries the arrows of a tree', () => {
    expect(names(arrange(columns, ['sort', 'name'], 1))).toEqual(['name', 'sort'])
  })
})

// Proves TLI-12.
test('a column is moved as far as it can go', () => {
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 'x', 1)).toEqual(['a', 'b', 'c'])
})

test('a hidden column comes back where the screen has it, and the last one cannot be hidden', () => {
  expect(toggled(['a', 'b', 'c'], ['a', 'b', 'c'], 'b')).toEqual(['a', 'c'])
  expect(toggled(['a', 'b', 'c'], ['a', 'c'], 'b')).toEqual(['a', 'b', 'c'])
  expect(toggled(['a', 'b', 'c'], ['c'], 'a')).toEqual(['a', 'c'])
  expect(toggled(['a', 'b', 'c'], ['c'], 'c')).toEqual(['c'])
})

// Proves TLI-12.
test('a width stays within what can be read and what fits', () => {
  expect([boundedWidth(3), boundedWidth(120.4), boundedWidth(9000)]).toEqual([56, 120, 800])
})

// Proves TLI-12.
test('a layout that cannot be read is as good as none', () => {
  expect(readLayout('{"widths":{"name":200},"density":"compact"}')).toEqual({ widths: { name: 200 }, density: 'compact' })
  for (const broken of [undefined, '', 'null', '[]', '{"widths":{"name":-1},"density":"compact"}', '{"density":"tiny"}'])
    expect(readLayout(broken)).toEqual(usualLayout)
})

// Proves TCO-2.
describe('a fixed column', () => {
  const logo = { name: 'logo', fixed: 'right' } as const

  test('stays where the screen says, until a user chooses otherwise', () => {
    expect(sideOf(logo, usualLayout)).toBe('right')
    expect(sideOf(logo, { ...usualLayout, fixed: { logo: 'left' } })).toBe('left')
    expect(sideOf(logo, { ...usualLayout, fixed: { logo: 'none' } })).toBeUndefined()
  })

  test('comes before all others at the left and after them at the right', () => {
    const columns = [
      { name: 'a', side: 'right' },
      { name: 'b', side: undefined },
      { name: 'c', side: 'left' },
    ] as const

    expect(names(bySide(columns))).toEqual(['c', 'b', 'a'])
  })

  test('is remembered', () => {
    const kept = JSON.stringify({ ...usualLayout, fixed: { logo: 'left' } })

    expect(readLayout(kept).fixed).toEqual({ logo: 'left' })
  })
})
