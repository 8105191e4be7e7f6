import { expect, test } from 'vitest'
import { branchIds, chosenLeaves, grantedIds, leavesBelow, marksOf, withIds } from './menu-choice.ts'

const entry = (id: number, ...children: ReturnType<typeof leaf>[]) => ({ ...leaf(id), children })
const leaf = (id: number) => ({ id, name: `n${id}`, ename: '', apis: '' })
const menu = [entry(1, entry(2, leaf(3), leaf(4))), leaf(5)]

// Proves ROL-8.
test('the groups of a selected entry are mixed, and checked once all their entries are', () => {
  const part = marksOf(menu, new Set([3]))
  const whole = marksOf(menu, new Set([3, 4]))

  expect([part.get(1), part.get(2), part.get(3), part.get(4), part.get(5)]).toEqual(['mixed', 'mixed', true, false, false])
  expect([whole.get(1), whole.get(2)]).toEqual([true, true])
})

// Proves ROL-8.
test('selecting a group selects the pages below it', () => {
  const chosen = withIds(new Set([5]), leavesBelow(menu, 1), true)

  expect([...chosen]).toEqual([5, 3, 4])
  expect([...withIds(chosen, leavesBelow(menu, 2), false)]).toEqual([5])
})

// Proves ROL-8.
test('only the pages of a stored role are ticked; their groups follow', () => {
  expect([...chosenLeaves(menu, [1, 2, 4])]).toEqual([4])
})

// Proves ROL-6.
test('a page is sent with all of its groups', () => {
  expect(grantedIds(menu, new Set([4]))).toEqual([1, 2, 4])
})

// Proves ROL-6.
test('menus that the editor may not see stay granted', () => {
  expect(grantedIds(menu, new Set([5]), [1, 2, 3, 90, 91])).toEqual([5, 90, 91])
})

test('groups can be expanded', () => {
  expect(branchIds(menu)).toEqual([1, 2])
})
