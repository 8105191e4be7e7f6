import { expect, test } from 'vitest'
import { addressOf, filterOf, queryOf } from './order-query.ts'

// Proves OSC-5.
test('the URL of the order list contains its whole filter', () => {
  const address = new URLSearchParams('status=3&order_no=2026&from=2026-11-01&to=2026-11-20&page=2')

  const filter = filterOf(address)

  expect(addressOf(filter, { page: filter.page }).toString()).toBe(address.toString())
})

test('invalid URL parameters are ignored', () => {
  const address = new URLSearchParams('status=9&page=-1&from=yesterday')

  const filter = filterOf(address)

  expect(filter).toEqual({ status: -1, page: 1, orderNo: '', from: '', to: '' })
})

// Proves OSC-5.
test('another status resets the list to page 1', () => {
  const filter = filterOf(new URLSearchParams('status=3&page=4'))

  const address = addressOf(filter, { status: 1 })

  expect(address.toString()).toBe('status=1')
})

// Proves OSC-5.
test('the last day of a range is included', () => {
  const filter = filterOf(new URLSearchParams('from=2026-11-01&to=2026-11-20'))

  const query = queryOf(filter)

  expect(query.created_at).toEqual(['2026-11-01 00:00:00', '2026-11-20 23:59:59'])
})
