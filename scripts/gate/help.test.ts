import { expect, it } from 'vitest'
import { help, unknownWord } from './help.ts'

it('names the options and the steps', () => {
  expect(help).toContain('--since REF')
  expect(help).toContain('Steps: types, lint, format,')
})

it.each([
  [['--fast', '--since', 'main', 'unit', 'e2e against a server'], undefined],
  [['--since=main'], undefined],
  [['--quick'], '--quick'],
  [['unti'], 'unti'],
])('finds what is unknown among %j: %s', (words, expected) => {
  expect(unknownWord(words)).toBe(expected)
})
