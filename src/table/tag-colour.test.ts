import { expect, test } from 'vitest'
import { tagColour } from './tag-colour.ts'

// Proves TCO-8.
test.each([1, '1', true, 'Yes', 'success', '成功', '是'])('a tag with %j is green', value => {
  const colour = tagColour(value)

  expect(colour).toBe('success')
})

// Proves TCO-8.
test.each([0, '0', false, 'No', 'failure', '失败', '否'])('a tag with %j is red', value => {
  const colour = tagColour(value)

  expect(colour).toBe('danger')
})

// Proves TCO-8, LOK-3.
test.each([
  ['d', 'plain'],
  ['a', 'success'],
  ['b', 'warning'],
  ['c', 'danger'],
])('any other text, such as %j, gets its colour from its hash', (value, expected) => {
  const colour = tagColour(value)

  expect(colour).toBe(expected)
})

// Proves TCO-8.
test('a text with a negative hash stays plain', () => {
  const value = 'Northwind'

  const colour = tagColour(value)

  expect(colour).toBe('plain')
})

// Proves TCO-8.
test('a value that is not text gets the colour of its JSON', () => {
  const value = { a: 1 }

  const colour = tagColour(value)

  expect(colour).toBe(tagColour('{"a":1}'))
})
