import { expect, test } from 'vitest'
import { z } from 'zod'
import { dateTime, flag, imageUrl, money, minuteTime } from '../api/kit/values.ts'
import { mismatchesIn, mismatchText } from './mismatch.ts'

// Proves VRF-11.
test.each([
  [z.string(), undefined, 'data is missing'],
  [z.string(), 7, 'data: expected text, got a number'],
  [z.number(), '7', 'data: expected a number, got text'],
  [z.int(), 7.5, 'data: expected a whole number'],
  [z.array(z.int()), null, 'data: expected a list, got null'],
  [z.object({}), [], 'data: expected an object, got a list'],
  [z.string().max(20), 'x'.repeat(21), 'data: expected at most 20 characters'],
  [z.string().min(1), '', 'data: expected at least 1 character'],
  [z.array(z.int()).min(2), [1], 'data: expected at least 2 entries'],
  [z.number().min(1), 0, 'data: expected at least 1'],
  [z.number().gt(0), 0, 'data: expected more than 0'],
  [z.enum(['a', 'b', 'c']), 'd', 'data: expected "a", "b" or "c"'],
  [flag, 2, 'data: expected 0 or 1'],
  [flag, true, 'data: expected 0 or 1, got true or false'],
  [z.union([z.null(), z.object({})]), 7, 'data: expected null or an object, got a number'],
  [money, '12', 'data: expected an amount with two decimals, such as "12.00"'],
  [dateTime, 'now', 'data: expected a time such as "2026-11-21 09:48:23"'],
  [minuteTime, 'now', 'data: expected a time such as "2026-11-21 09:48"'],
  [imageUrl, 'no picture', 'data: expected the URL of a picture'],
  [z.string().regex(/^\d+$/), 'x', 'data: expected text that matches /^\\d+$/'],
  [z.strictObject({}), { rest: 1 }, 'data: expected no field "rest"'],
])('%# a mismatch in words', (schema, value, text) => {
  const [mismatch] = mismatchesIn(schema, value)

  expect(mismatch && mismatchText(mismatch)).toBe(text)
})

// Proves VRF-11.
test('the option of a union that matches furthest says what is wrong', () => {
  const schema = z.union([z.object({ kind: z.literal('a'), rows: z.array(z.object({ id: z.int() })) }), z.literal(false)])

  const mismatches = mismatchesIn(schema, { kind: 'a', rows: [{ id: 1 }, { id: '2' }, {}] })

  expect(mismatches.map(mismatchText)).toEqual(['rows.1.id: expected a number, got text', 'rows.2.id is missing'])
})
