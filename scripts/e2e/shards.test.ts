import { expect, test } from 'vitest'
import { minutesOf, shardIn, shardsOf, testsIn } from './shards.ts'

const listed = `Listing tests:
  [en] › tables/admin.spec.ts:5:3 › brands › shows its columns
  [en] › tables/admin.spec.ts:5:3 › orders › shows its columns
  [en] › shop/cart.spec.ts:12:5 › a shopper empties the cart
  [en] › shop/new.spec.ts:9:5 › nobody has measured this one
Total: 4 tests in 3 files
`

// Proves STE-9.
test('shards take about equal time, not equally many tests', () => {
  const tests = testsIn(listed)

  const shards = shardsOf(tests, 2, { 'tables/admin.spec.ts': 8, 'shop/cart.spec.ts': 2 })

  expect(shards).toEqual([
    [
      '  [en] › tables/admin.spec.ts:5:3 › brands › shows its columns',
      '  [en] › shop/new.spec.ts:9:5 › nobody has measured this one',
    ],
    [
      '  [en] › tables/admin.spec.ts:5:3 › orders › shows its columns',
      '  [en] › shop/cart.spec.ts:12:5 › a shopper empties the cart',
    ],
  ])
})

// Proves STE-9.
test('every test is in one shard, even without any measurement', () => {
  const tests = testsIn(listed)

  const shards = shardsOf(tests, 3, {})

  expect(shards.map(one => one.length)).toEqual([2, 1, 1])
  expect(shards.flat().toSorted()).toEqual(tests.toSorted())
})

// Proves STE-9.
test.each([
  ['1/4', { current: 1, total: 4 }],
  ['4/4', { current: 4, total: 4 }],
  ['5/4', undefined],
  ['0/4', undefined],
  ['half', undefined],
])('reads the shard %s', (text, shard) => {
  expect(shardIn(text)).toEqual(shard)
})

test('the minutes of tests are those of their files, divided by the workers', () => {
  const minutes = minutesOf(testsIn(listed), 2, { 'tables/admin.spec.ts': 60, 'shop/cart.spec.ts': 30 })

  expect(minutes).toBe((60 + 60 + 30 + 45) / 2 / 60)
})
