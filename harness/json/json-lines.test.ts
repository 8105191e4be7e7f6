import { expect, it } from 'vitest'
import { jsonLines } from './json-lines.ts'

it('puts each value of the given level on a line of its own', () => {
  const pact = { consumer: { name: 'a' }, interactions: [{ description: 'one', request: { body: [1] } }, { description: 'two' }] }

  const text = jsonLines(pact, 2)

  expect(text).toBe(
    [
      '{',
      '  "consumer": {"name":"a"},',
      '  "interactions": [',
      '    {"description":"one","request":{"body":[1]}},',
      '    {"description":"two"}',
      '  ]',
      '}',
      '',
    ].join('\n'),
  )
})

it.each([
  ['an empty list', []],
  ['an empty object', {}],
  ['a text with quotes and a line break', 'say "no"\n'],
  ['nothing', null],
  ['numbers as keys', { 200: { description: 'fine' }, 401: {} }],
  ['what lies deeper than the lines go', { a: [{ b: { c: [null, true, { d: '{' }] } }] }],
] as const)('loses nothing of %s', (_, value) => {
  const read: unknown = JSON.parse(jsonLines(value, 2))

  expect(read).toEqual(value)
})
