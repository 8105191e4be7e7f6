import { expect, it } from 'vitest'
import { listDifference } from './list-rules.ts'

const day = (number: number): string => `2026-11-0${number} 12:00:00`
/** A page whose rows are of these days of November; ids are of another order. */
const pageOf = (days: readonly number[], { total = days.length, per_page = 30, current_page = 1, ids = days } = {}) => ({
  data: days.map((one, at) => ({ id: 1 + ((7 * (ids[at] ?? 0)) % 11), created_at: day(one) })),
  total,
  per_page,
  current_page,
})

// Proves MDL-23.
it('expects the newest rows first, whatever they are, where the reference has at least five times that fall', () => {
  const five = pageOf([9, 7, 5, 3, 1])
  const oldestFirst = pageOf([2, 4, 6, 8])

  expect(listDifference(five, pageOf([8, 6, 6, 4, 2]))).toBeUndefined()
  expect(listDifference(five, oldestFirst)?.field).toBe('data.data.created_at (order)')
  expect(listDifference(pageOf([9, 9, 5, 3, 1]), oldestFirst)).toBeUndefined()
  expect(listDifference(pageOf([9, 7, 5, 1, 3]), oldestFirst)).toBeUndefined()
})

// Proves MDL-23.
it('accepts rows by falling id, whose times are not in that order', () => {
  const five = pageOf([9, 7, 5, 3, 1])
  const byId = { ...pageOf([1, 2, 3]), data: [9, 8, 7].map(id => ({ id, created_at: day(10 - id) })) }

  expect(listDifference(five, byId)).toBeUndefined()
})

// Proves MDL-23.
it('expects as many rows as the total, the size and the number of the page leave room for', () => {
  const whole = pageOf([2, 1])

  expect(listDifference(whole, pageOf([3, 2], { total: 12, per_page: 2, current_page: 3 }))).toBeUndefined()
  expect(listDifference(whole, pageOf([3, 2], { total: 12, per_page: 50 }))).toEqual({
    field: 'data.data (rows)',
    expected: '12 rows',
    actual: '2 rows',
  })
  expect(listDifference(whole, pageOf([3], { total: 1, current_page: 2 }))?.expected).toBe('0 rows')
  expect(listDifference(pageOf([3], { total: 12 }), pageOf([3, 2], { total: 12 }))).toBeUndefined()
})
