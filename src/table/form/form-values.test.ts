import { expect, test } from 'vitest'
import { z } from 'zod'
import { filled, sentFlag, sentInt } from '#contracts/api/kit/values.ts'
import { blankValues, isReadOnly, isRequired, maxOf, valuesOf, withoutBlanks } from './form-values.ts'
import type { Field } from '../define-table.ts'

const body = z.object({
  name: filled.max(20),
  remark: z.string().max(15).optional(),
  sort: sentInt().optional(),
  is_open: sentFlag.default(0),
  area: z.array(sentInt()).min(1),
})
const field = (name: string, kind: Field['kind'], initial?: unknown): Field => ({
  name,
  kind,
  label: name,
  options: {},
  ...(initial !== undefined && { initial }),
})
const fields = [field('name', 'text'), field('is_open', 'switch'), field('area', 'images'), field('remark', 'longText', 'hello')]

// Proves TFO-6.
test.each([
  ['name', true],
  ['remark', false],
  ['sort', false],
  ['is_open', false],
  ['area', true],
])('the contract decides whether %s is required: %s', (name, expected) => {
  const required = isRequired(body, name)

  expect(required).toBe(expected)
})

// Proves TFO-6.
test.each([
  ['name', 'Northwind', true],
  ['name', '', false],
  ['area', [7], true],
  ['sort', 3, false],
  ['free', [7], false],
])('a change of %s that held %j requires it: %s', (name, held, expected) => {
  const changes = z.object({
    name: filled.optional(),
    area: z.array(sentInt()).min(1).optional(),
    sort: sentInt().default(0),
    free: z.array(sentInt()),
  })

  const required = isRequired(changes, name, held)

  expect(required).toBe(expected)
})

test.each([
  [undefined, false, false],
  ['editing', false, true],
  [true, true, true],
] as const)('with readOnly %s a field is read-only in the add form: %s, in the edit form: %s', (readOnly, added, changed) => {
  const one = { ...field('name', 'text'), ...(readOnly && { readOnly }) }

  const seen = [isReadOnly(one, false), isReadOnly(one, true)]

  expect(seen).toEqual([added, changed])
})

// Proves TFO-6.
test("a text field has the contract's maximum length", () => {
  const longest = [maxOf(body, 'name'), maxOf(body, 'remark'), maxOf(body, 'sort')]

  expect(longest).toEqual([20, 15, undefined])
})

// Proves TFO-4.
test("a new record starts with the definition's initial value, else with the blank value of the kind", () => {
  const values = blankValues(fields)

  expect(values).toEqual({ name: '', is_open: 0, area: [], remark: 'hello' })
})

// Proves TFO-5.
test('an edit keeps required values that no field shows', () => {
  const record = { id: 7, name: 'Northwind', area: [1, 2], remark: null, created_at: '2025-01-02 03:04:05' }

  const values = valuesOf(record, [field('name', 'text'), field('remark', 'text')], body)

  expect(values).toEqual({ name: 'Northwind', remark: '', area: [1, 2] })
})

// Proves TCO-18.
test('a password is never loaded into a form, even if a server sends one', () => {
  const record = { id: 7, name: 'Northwind', remark: '$2y$10$secret', area: [1] }

  const values = valuesOf(record, [field('name', 'text'), field('remark', 'password')], body)

  expect(values).toEqual({ name: 'Northwind', remark: '', area: [1] })
})

// Proves TFO-7.
test('an empty value is sent if the schema accepts it, and omitted otherwise', () => {
  const values = withoutBlanks({ name: '', remark: '', sort: '' }, body)

  expect(values).toEqual({ name: '', remark: '' })
})

// Proves TFO-7.
test('a cleared value is not omitted, so that the server can refuse it', () => {
  const changes = body
    .pick({ name: true, area: true })
    .partial()
    .extend({ sort: sentInt().default(0) })

  const values = withoutBlanks({ name: '', area: [], sort: '' }, changes, { name: 'North', area: [1], sort: 3 })

  expect(values).toEqual({ name: '', area: [] })
})
