import { expect, test } from 'vitest'
import { leftOutOf } from './fitting.ts'

const columns = [
  { name: 'number', width: 200 },
  { name: 'bank', width: 100, minor: true },
  { name: 'state', width: 100 },
  { name: 'remark', width: 100, minor: true },
] as const

// Proves TCO-26.
test.each([
  [500, []],
  [499, ['remark']],
  [400, ['remark']],
  [399, ['remark', 'bank']],
  [100, ['remark', 'bank']],
  [undefined, []],
])('in %s px these columns are left out: %j', (room, expected) => {
  const out = leftOutOf(columns, room)

  expect(out).toEqual(expected)
})

// Proves TCO-26.
test('leaves out first what is to make room first', () => {
  const named = [{ name: 'picture', width: 80, minor: 'first' }, ...columns] as const

  const out = leftOutOf(named, 500)

  expect(out).toEqual(['picture'])
})
