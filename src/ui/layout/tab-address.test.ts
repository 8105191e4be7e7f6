import { expect, test } from 'vitest'
import { withTab } from './tab-address.ts'

// Proves TLI-4.
test.each([
  ['2', 'order_status=2&per_page=10'],
  ['', 'per_page=10'],
])('the tab "%s" begins on its first page, with the other filters', (value, expected) => {
  const now = new URLSearchParams('order_status=5&page=3&per_page=10')

  const next = withTab(now, 'order_status', value)

  expect(next.toString()).toBe(expected)
  expect(now.get('page')).toBe('3')
})
