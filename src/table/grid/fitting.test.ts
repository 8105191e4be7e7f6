import { expect, test } from 'vitest'
import { fitOf, fitOfCard } from './fitting.ts'

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
  const { leftOut } = fitOf(columns, room)

  expect(leftOut).toEqual(expected)
})

// Proves TCO-26.
test('leaves out first what is to make room first', () => {
  const named = [{ name: 'picture', width: 80, minor: 'first' }, ...columns] as const

  const { leftOut } = fitOf(named, 500)

  expect(leftOut).toEqual(['picture'])
})

// Proves TCO-26.
test.each([
  [300, false],
  [299, true],
  [undefined, false],
])('in %s px columns are narrowed: %s', (room, expected) => {
  const { isTight } = fitOf(columns, room)

  expect(isTight).toBe(expected)
})

// Proves TLI-16.
test('leaves minor lines out of a card until six are left, and a picture never', () => {
  const order = [
    { name: 'number' },
    { name: 'picture', minor: 'first', beside: true },
    { name: 'product', minor: true },
    { name: 'store', minor: true },
    { name: 'buyer' },
    { name: 'total' },
    { name: 'state' },
    { name: 'time' },
  ] as const

  const { leftOut } = fitOfCard(order)

  expect(leftOut).toEqual(['store'])
})

// Proves TLI-16.
test('keeps one picture beside the lines of a card: the least minor one', () => {
  const comment = [
    { name: 'avatar', minor: 'first', beside: true },
    { name: 'buyer' },
    { name: 'picture', minor: true, beside: true },
    { name: 'product', minor: true },
  ] as const

  const { leftOut } = fitOfCard(comment)

  expect(leftOut).toEqual(['avatar'])
})
