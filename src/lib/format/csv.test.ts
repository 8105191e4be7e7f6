import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=SUM(A1)', "'=SUM(A1)"],
  ['@cmd', "'@cmd"],
  ['-12.50', '-12.50'],
  ['-1+2', "'-1+2"],
])('the cell %j is written as %j', (value, expected) => {
  const text = csvOf([[value]])

  expect(text).toBe(expected)
})

test('rows are separated by line breaks', () => {
  const text = csvOf([
    ['Time', 'Sales'],
    ['2026-06-15', 12],
  ])

  expect(text).toBe('Time,Sales\r\n2026-06-15,12')
})
