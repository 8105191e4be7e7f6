import { expect, it } from 'vitest'
import { z } from 'zod'
import { dateTime, flag, money } from '#contracts/api/kit/values.ts'
import { matching, plain } from './matching.ts'

const place = { path: '', inList: false, pins: () => false }
const rule = (kind: string, regex: string, value: unknown) => ({
  'pact:matcher:type': [{ 'pact:matcher:type': kind }, { 'pact:matcher:type': 'regex', regex }],
  value,
})

// Proves CON-8.
it.each([
  ['an integer', z.int(), 7, { 'pact:matcher:type': 'integer', value: 7 }],
  ['a number that may have decimals', z.number(), 0.5, { 'pact:matcher:type': 'number', value: 0.5 }],
  ['a text', z.string(), 'a', { 'pact:matcher:type': 'type', value: 'a' }],
  ['a text that says something', z.string().min(1), 'a', rule('type', '[\\s\\S]+', 'a')],
  ['money', money, '12.00', rule('type', '^-?\\d+\\.\\d{2}$', '12.00')],
  ['a date', dateTime, '2026-01-02 03:04:05', rule('type', '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$', '2026-01-02 03:04:05')],
  ['yes or no', flag, 1, rule('integer', '(?:^(?:0)$)|(?:^(?:1)$)', 1)],
  ['one of some words', z.enum(['a', 'b']), 'b', rule('type', '^(?:a|b)$', 'b')],
  [
    'text or number',
    z.union([z.int(), z.literal('999+')]),
    3,
    { 'pact:matcher:type': 'regex', regex: '(?:^-?\\d+$)|(?:^(?:999\\+)$)', value: 3 },
  ],
  ['nothing where there may be something', money.nullable(), null, { 'pact:matcher:type': 'equality', value: null }],
  [
    'a list',
    z.array(z.int()),
    [1, 2],
    { 'pact:matcher:type': 'type', min: 1, value: [{ 'pact:matcher:type': 'integer', value: 1 }] },
  ],
  ['an empty list', z.array(z.int()), [], []],
  [
    'the branch of a union that the example takes',
    z.union([z.array(z.never()), z.object({ code: z.literal('fail') })]),
    { code: 'fail' },
    { code: rule('type', '^(?:fail)$', 'fail') },
  ],
])('matches %s', (_, schema, example, expected) => {
  const matcher = matching(schema, example, place)

  expect(matcher).toEqual(expected)
})

// Proves CON-7.
it('demands no field inside a list that rows may lack, and lets scalars be null there', () => {
  const row = z.object({ id: z.int(), note: z.string().optional(), paid: dateTime.nullable() })

  const matcher = matching(z.array(row), [{ id: 1, note: 'x', paid: '2026-01-02 03:04:05' }], place)

  expect(plain(matcher)).toEqual([{ id: 1, paid: '2026-01-02 03:04:05' }])
  expect(JSON.stringify(matcher)).toContain('^null$|')
})

it('keeps the bounds of lists', () => {
  const three = matching(z.array(z.int()).length(3), [1, 2, 3], place)
  const nested = matching(z.array(z.object({ tags: z.array(z.string()) })), [{ tags: ['a'] }], place)

  expect(three).toMatchObject({ min: 3, max: 3, value: [{}, {}, {}] })
  expect(nested).toMatchObject({ value: [{ tags: { min: 0 } }] })
})

it('takes pinned values as they are', () => {
  const pins = (path: string) => path === 'data.id'

  const matcher = matching(z.object({ data: z.array(z.object({ id: z.int() })) }), { data: [{ id: 7 }] }, { ...place, pins })

  expect(matcher).toMatchObject({ data: { value: [{ id: { 'pact:matcher:type': 'equality', value: 7 } }] } })
})

it('refuses an example that would pin an empty list inside a list', () => {
  const rows = z.array(z.object({ tags: z.array(z.string()) }))

  expect(() => matching(rows, [{ tags: [] }], place)).toThrow('give it a row')
})
