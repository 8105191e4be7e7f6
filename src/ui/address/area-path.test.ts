import { expect, test } from 'vitest'
import type { AreaNode } from '#contracts/api/system/areas.ts'
import { isWhole, levelsOf, pathOf, pathWith } from './area-path.ts'

const area = (id: number, children?: AreaNode[]): AreaNode => ({
  id,
  name: `Area ${id}`,
  code: String(id),
  pid: '0',
  lev: 0,
  ...(children && { children }),
})
const tree = [area(1, [area(11, [area(111), area(112)]), area(12)]), area(2, [area(21, [area(211), area(212)])])]
const idsOf = (levels: readonly (readonly AreaNode[])[]) => levels.map(level => level.map(one => one.id))

// Proves PER-1.
test('a province offers its own cities', () => {
  const path = [1]

  const levels = levelsOf(tree, path)

  expect(idsOf(levels)).toEqual([
    [1, 2],
    [11, 12],
  ])
})

// Proves PER-1.
test('choosing another province clears city and district', () => {
  const path = [1, 11, 112]

  const after = pathWith(tree, path, 0, 1)

  expect(after).toEqual([1])
})

test('the only city of a province is selected automatically', () => {
  const path: number[] = []

  const after = pathWith(tree, path, 0, 2)

  expect(after).toEqual([2, 21])
})

// Proves PER-1.
test.each([
  [[], false],
  [[1], false],
  [[1, 11], false],
  [[1, 11, 112], true],
  [[1, 12], true],
  [[1, 99], false],
])('the area %j is complete: %s', (path, expected) => {
  const whole = isWhole(tree, path)

  expect(whole).toBe(expected)
})

test('an address without a district has two levels', () => {
  const address = { province_id: 1, city_id: 12, region_id: 0 }

  const path = pathOf(address)

  expect(path).toEqual([1, 12])
})
