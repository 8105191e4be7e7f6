import { expect, test } from 'vitest'
import { hasWords, wordRank } from './search-words.ts'

const kettle = ['搪瓷水壶', 'Enamel kettle', '珐琅', 'Two litres']

// Proves SRH-2.
test.each([
  ['kettle', true],
  ['KETTLE two', true],
  ['水壶 litres', true],
  ['%E6%B0%B4%E5%A3%B6', true],
  ['kettle teapot', false],
  ['茶壶', false],
])('whether name or subtitle, in either language, contain every word of "%s": %s', (keywords, isFound) => {
  expect(hasWords(keywords, kettle)).toBe(isFound)
})

// Proves SRH-8.
test.each([
  ['phone', 'Big-key phone for seniors', 2],
  ['phone', 'Two phones', 2],
  ['phone', 'Phonebook', 1],
  ['phone', 'Alto saxophone', 0],
  ['alto phone', 'Alto saxophone', 0],
  ['手机', '步遥手机壳', 2],
])('"%s" fits "%s" with rank %i', (keywords, name, rank) => {
  expect(wordRank(keywords, [name])).toBe(rank)
})
