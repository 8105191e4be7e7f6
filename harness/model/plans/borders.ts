import type { z } from 'zod'
import { nobody } from '#contracts/examples/kit.ts'
import { kindOfField, made } from '../ids.ts'
import { alternatives, isSchema, jsonOf, type Schema } from '../schemas/json-schema.ts'
import type { Moment } from '../step.ts'

const propertiesOf = (schema: Schema | undefined): Readonly<Record<string, Schema>> =>
  Object.fromEntries(Object.entries(schema?.properties ?? {}).filter((entry): entry is [string, Schema] => isSchema(entry[1])))

const known = new WeakMap<z.ZodType, ReadonlyMap<string, readonly Schema[]>>()

/** The schema of each field of a call, for its encoded and its decoded form. */
export const fieldsOf = (schema: z.ZodType | undefined): ReadonlyMap<string, readonly Schema[]> => {
  if (!schema) return new Map()
  const found = known.get(schema)
  if (found) return found
  const fields = new Map<string, Schema[]>()
  for (const io of ['input', 'output'] as const)
    for (const [name, own] of Object.entries(propertiesOf(jsonOf(schema, io))))
      fields.set(name, [...(fields.get(name) ?? []), own])
  known.set(schema, fields)
  return fields
}

const around = (number: number): number[] => [number, number - 1, number + 1]

const text = ({ minLength, maxLength }: Schema): string[] => [
  ...(maxLength === undefined || maxLength > 20_000 ? [] : ['长'.repeat(maxLength), '长'.repeat(maxLength + 1)]),
  ...(minLength === undefined ? [] : ['长'.repeat(Math.max(0, minLength - 1))]),
]

/** The boundary values of a schema: minimum, maximum, one below and one above, each choice, the longest text and one longer. */
const drawnBy = (schemas: readonly Schema[]): unknown[] =>
  schemas
    .flatMap(alternatives)
    .flatMap(schema => [
      ...(schema.enum ?? []),
      ...(schema.const === undefined ? [] : [schema.const]),
      ...(schema.minimum === undefined || Math.abs(schema.minimum) > 1e12 ? [] : around(schema.minimum)),
      ...(schema.maximum === undefined || schema.maximum > 1e12 ? [] : around(schema.maximum)),
      ...(schema.type === 'string' ? text(schema) : []),
      ...(schema.type === 'boolean' ? [true, false] : []),
    ])

const moments: readonly Moment[] = [
  { hours: 0, from: 'midnight' },
  { hours: -24, from: 'now' },
  { hours: 24, from: 'now' },
  { hours: 24, from: 'midnight' },
  { hours: -1, from: 'now' },
  { hours: 1, from: 'now' },
]

const isAmount = (value: unknown): value is string => typeof value === 'string' && /^-?\d+\.\d{1,2}$/.test(value)
const isDate = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)

/** Values close to a valid one. */
const near = (value: unknown): unknown[] => {
  if (isDate(value)) return [...moments]
  if (isAmount(value))
    return [0.01, -0.01, 1]
      .map(by => (Number(value) + by).toFixed(2))
      .concat('0.00', '0.01', '-1.00', '0.005', '100.00', '100.01', '33.33')
  const number = typeof value === 'number' || /^-?\d+$/.test(String(value)) ? Number(value) : undefined
  return number === undefined
    ? ['', ' ', '长'.repeat(16), 'Ünïcödé']
    : [...around(number), 0, 1, -1, 2, 3, number * 2, 9999, 10_000]
}

/** Other values to send in a field instead of `value`. @param numbers those that the states name, such as a stock */
export const candidates = (
  field: string,
  value: unknown,
  path: string,
  schemas: readonly Schema[],
  numbers: readonly (number | string)[],
): unknown[] => {
  const kind = kindOfField(field, path)
  if (kind)
    return [
      nobody,
      0,
      made(kind),
      ...(field === 'ids'
        ? [{ joined: [value, nobody] }, { joined: [value, made(kind, 0)] }, { joined: [made(kind, 0), value] }]
        : [-1]),
    ]
  const money = isAmount(value)
  const sums = numbers.filter(one => (typeof one === 'string') === money)
  const bounds = sums.flatMap((one): unknown[] =>
    typeof one === 'number' ? around(one) : [one, (Number(one) + 0.01).toFixed(2), (Number(one) - 0.01).toFixed(2)],
  )
  return [...bounds, ...drawnBy(schemas), ...near(value), undefined]
}
