import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contracts/api/kit/endpoint.ts'
import { isReadable } from './readable.ts'

const reads = (reply: z.ZodType) => endpoint({ method: 'GET', path: '/things', auth: 'none', about: 'Things', reply })
const record = z.object({ id: z.int() })

// Proves ANS-15, TOL-10.
test.each([
  ['nothing for a record', record, null, false],
  ['a list for a record', record, [], false],
  ['a text for a record', record, 'ok', false],
  ['a record that lacks something', record, {}, true],
  ['an empty list for a list page', z.object({ data: z.array(record), total: z.int() }), [], true],
  ['nothing for a list page', z.object({ data: z.array(record), total: z.int() }), null, false],
  ['nothing for a list', z.array(record), null, false],
  ['a record for a list', z.array(record), {}, false],
  ['an empty list', z.array(record), [], true],
  ['an empty list for a record or none', z.union([record, z.array(z.never())]), [], true],
  ['nothing for a record or none', z.union([record, z.array(z.never())]), null, false],
  ['nothing for a nullable record', record.nullable(), null, true],
  ['zero for a number', z.int(), 0, true],
  ['false for a boolean', z.boolean(), false, true],
] as const)('whether a page can read %s', (_, schema, data, expected) => {
  expect(isReadable(reads(schema), data)).toBe(expected)
})
