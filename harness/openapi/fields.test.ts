import { expect, it } from 'vitest'
import { fieldsOf } from './fields.ts'

const kindsOf = (properties: Parameters<typeof fieldsOf>[1]) =>
  Object.fromEntries(fieldsOf({ type: 'object', properties }, {}).map(({ path, kind }) => [path, kind]))

// Proves CON-13.
it('lists the data inside a text of JSON', () => {
  const held = { type: 'object', properties: { keywords: { type: 'string' } } }

  const kinds = kindsOf({
    params: { type: 'string', contentEncoding: 'base64', contentSchema: held },
    option: { type: 'string', contentSchema: { type: 'array', items: { type: 'integer' } } },
  })

  expect(kinds).toEqual({
    params: 'base64 of JSON: object',
    'params.keywords': 'text',
    option: 'JSON: list of whole number',
  })
})

// Proves CON-13.
it('says that a text is trimmed, and which pattern it matches', () => {
  const kinds = kindsOf({
    name: { type: 'string', maxLength: 30, minLength: 1, 'x-trimmed': true },
    code: { type: 'string', pattern: '^[0-9]{1,20}$' },
  })

  expect(kinds).toEqual({ name: 'text of at most 30, trimmed, not empty', code: 'text, matches `^[0-9]{1,20}$`' })
})
