import { z } from 'zod'
import type { Faker } from '@faker-js/faker'

type Schema = z.core.JSONSchema.BaseSchema

/** Invalid values, and values at a border. */
export const nonsense: readonly unknown[] = [
  '',
  ' ',
  'x'.repeat(3000),
  '-1',
  '0',
  '1e99',
  '99999999999999999999',
  '0.005',
  '9999999.99',
  ['a', 'b'],
  { a: { b: 'c' } },
  '<script>alert(1)</script>',
  "'; drop table orders; --",
  '\u0000',
  '__proto__',
  'null',
  'NaN',
  'true',
  '2026-02-31 25:61:00',
]

/** Texts that a program may parse as a number but no field accepts: `Number` parses all except digits of other scripts. */
export const oddNumbers: readonly string[] = ['-0', '1e308', '-Infinity', '0x10', '٣', '５']

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

const number = (schema: Schema, faker: Faker): number => {
  const [least, most] = [schema.minimum ?? 0, schema.maximum ?? 1000]
  return faker.number.int({ min: Math.ceil(least), max: Math.floor(Math.max(least, Math.min(most, least + 200))) })
}

const text = ({ pattern, maxLength = 40, minLength = 0 }: Schema, faker: Faker): string => {
  if (pattern?.includes('\\d{4}-'))
    return faker.helpers.arrayElement(['2026-11-20 08:00:00', '2026-11-21 12:00:00', '2026-12-31 23:59:59'])
  if (pattern?.includes('\\d{1,7}')) return `${faker.number.int({ max: 400 })}.${faker.number.int({ min: 10, max: 99 })}`
  if (pattern?.startsWith('^-?\\d')) return String(faker.number.int({ max: 60 }))
  const word = faker.helpers.arrayElement(['北风', 'Meridian', '42', 'a', '2026-11-21', '/storage/goods/enamel-mug.svg'])
  return word.padEnd(minLength, 'x').slice(0, maxLength)
}

/** A value that matches a JSON schema, as far as the schema is specific; the mock refuses the others. */
const fitting = (schema: Schema, faker: Faker): unknown => {
  const options = schema.anyOf ?? schema.oneOf
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return faker.helpers.arrayElement(schema.enum)
  if (options?.length) return fitting(faker.helpers.arrayElement(options.filter(isSchema)), faker)
  if (schema.type === 'integer' || schema.type === 'number') return number(schema, faker)
  if (schema.type === 'boolean') return faker.datatype.boolean(0.5)
  if (schema.type === 'array')
    return Array.from({ length: faker.number.int({ min: schema.minItems ?? 0, max: 3 }) }, () =>
      isSchema(schema.items) ? fitting(schema.items as Schema, faker) : 'a',
    )
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).flatMap(([key, part]) => (isSchema(part) ? [[key, fitting(part, faker)]] : [])),
    )
  return schema.type === 'string' ? text(schema, faker) : faker.helpers.arrayElement(['1', 'a', ''])
}

const known = new WeakMap<z.ZodType, Readonly<Record<string, Schema>>>()

/** The input fields of an endpoint, as JSON schemas. */
export const fieldsOf = (schema: z.ZodType | undefined): Readonly<Record<string, Schema>> => {
  if (!schema) return {}
  const found = known.get(schema)
  if (found) return found
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  const fields = (json.properties ?? {}) as Record<string, Schema>
  known.set(schema, fields)
  return fields
}

/** An input whose fields are partly missing, generated from the schema, or invalid. */
export const varied = (input: unknown, schema: z.ZodType | undefined, faker: Faker): Record<string, unknown> => {
  const fields = Object.entries(fieldsOf(schema))
  const start = typeof input === 'object' && input !== null ? { ...input } : {}
  const changed = fields.flatMap(([key, field]): [string, unknown][] => {
    if (faker.datatype.boolean(0.7)) return []
    if (faker.datatype.boolean(0.15)) return [[key, undefined]]
    return [[key, faker.datatype.boolean(0.3) ? faker.helpers.arrayElement(nonsense) : fitting(field, faker)]]
  })
  return { ...start, ...Object.fromEntries(changed) }
}

/** One invalid field. */
export const spoiled = (input: unknown, faker: Faker): unknown => {
  if (typeof input !== 'object' || input === null) return input
  const keys = Object.keys(input)
  return keys.length === 0 ? input : { ...input, [faker.helpers.arrayElement(keys)]: faker.helpers.arrayElement(nonsense) }
}
