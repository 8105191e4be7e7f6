import { expect, it } from 'vitest'
import { firstDifference } from './first-difference.ts'

it.each([
  ['a line that differs', 'a\nb\n', 'a\nc\n', 'line 2: expected "c", actual "b"'],
  ['a line that is missing', 'a', 'a\nb', 'line 2: expected "b", actual the end of the file'],
  ['a line too many', 'a\nb', 'a', 'line 2: expected the end of the file, actual "b"'],
  [
    'the place in a long line',
    `${'x'.repeat(200)}1`,
    `${'x'.repeat(200)}2`,
    `line 1: expected "${'x'.repeat(80)}2", actual "${'x'.repeat(80)}1"`,
  ],
])('names %s', (_, committed, written, expected) => {
  expect(firstDifference(committed, written)).toBe(expected)
})

it('says nothing about equal texts', () => {
  expect(firstDifference('a\nb', 'a\nb')).toBeUndefined()
})
