import { expect, it } from 'vitest'
import { withSearch } from './recent-searches.ts'

// Proves STR-6.
it('puts the newest search first, each once', () => {
  expect(withSearch(['tea', 'phone'], 'phone')).toEqual(['phone', 'tea'])
})

// Proves STR-6.
it('keeps the latest eight', () => {
  const many = ['1', '2', '3', '4', '5', '6', '7', '8']

  expect(withSearch(many, '9')).toEqual(['9', '1', '2', '3', '4', '5', '6', '7'])
})
