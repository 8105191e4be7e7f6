import { z } from 'zod'
import type { Pins } from '#contracts/examples/pins.ts'

/** A value with its matching rules in Pact's integration format. */
type Rule = { readonly 'pact:matcher:type': string; readonly regex?: string; readonly value?: unknown }
export type Matcher =
  | {
      readonly 'pact:matcher:type': string | readonly Rule[]
      readonly value: unknown
      readonly min?: number
      readonly max?: number
      readonly regex?: string
    }
  | readonly Matcher[]
  | { readonly [key: string]: Matcher }
  | string
  | number
  | boolean
  | null

/** `path` is the path of the value below `data`, without list indexes. */
type Place = { readonly path: string; readonly inList: boolean; readonly pins: Pins }
type Schema = z.core.$ZodType

const equal = (value: unknown): Matcher => ({ 'pact:matcher:type': 'equality', value })
const pattern = (regex: string, value: unknown): Matcher => ({ 'pact:matcher:type': 'regex', regex, value })
const both = (kind: string, regex: string, value: unknown): Matcher => ({
  'pact:matcher:type': [{ 'pact:matcher:type': kind }, { 'pact:matcher:type': 'regex', regex }],
  value,
})

/** The checks of a schema: patterns of texts, bounds of lists. */
const checksOf = (schema: Schema) => {
  const all = (schema._zod.def.checks ?? []).map(({ _zod }): object => _zod.def)
  const numberIn = (key: string): number | undefined =>
    all
      .flatMap(check => Object.entries(check))
      .find((pair): pair is [string, number] => pair[0] === key && typeof pair[1] === 'number')?.[1]
  const length = numberIn('length')
  return {
    pattern: all.flatMap(check => ('pattern' in check && check.pattern instanceof RegExp ? [check.pattern.source] : []))[0],
    minimum: length ?? numberIn('minimum') ?? 0,
    maximum: length ?? numberIn('maximum'),
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const anything = '[\\s\\S]*'

/** The pattern of a scalar as text; `undefined` for other schemas. Pact uses Rust's regular expressions, which do not allow escaped slashes. */
const patternOf = (schema: Schema): string | undefined => {
  if (schema instanceof z.ZodLiteral) return `^(?:${[...schema.values].map(value => escaped(String(value))).join('|')})$`
  if (schema instanceof z.ZodEnum) return `^(?:${schema.options.map(value => escaped(String(value))).join('|')})$`
  if (schema instanceof z.ZodString) {
    const { pattern: own, minimum } = checksOf(schema)
    return own?.replaceAll('\\/', '/') ?? (minimum > 0 ? '[\\s\\S]+' : anything)
  }
  if (schema instanceof z.ZodNumber) return schema.isInt ? '^-?\\d+$' : '^-?\\d+(?:\\.\\d+)?$'
  if (schema instanceof z.ZodBoolean) return '^(?:true|false)$'
  if (schema instanceof z.ZodUnion) {
    const parts = schema.options.map(patternOf)
    return parts.includes(undefined) ? undefined : parts.map(part => `(?:${part ?? ''})`).join('|')
  }
  return undefined
}

const isNumber = (schema: Schema): boolean =>
  schema instanceof z.ZodNumber ||
  (schema instanceof z.ZodLiteral && [...schema.values].every(value => typeof value === 'number'))

const scalar = (schema: Schema, value: unknown): Matcher => {
  if (schema instanceof z.ZodNumber) return { 'pact:matcher:type': schema.isInt ? 'integer' : 'number', value }
  if (schema instanceof z.ZodBoolean) return { 'pact:matcher:type': 'boolean', value }
  const regex = patternOf(schema) ?? anything
  if (schema instanceof z.ZodUnion && !schema.options.every(isNumber)) return pattern(regex, value)
  if (regex === anything) return { 'pact:matcher:type': 'type', value }
  return both(isNumber(schema) || schema instanceof z.ZodUnion ? 'integer' : 'type', regex, value)
}

const isOptional = (schema: Schema): boolean => schema instanceof z.ZodOptional

const object = (shape: Readonly<Record<string, Schema>>, example: object, place: Place): Matcher => {
  const values = new Map(Object.entries(example))
  const kept = Object.entries(shape).filter(
    ([key, schema]) => values.get(key) !== undefined && !(place.inList && isOptional(schema)),
  )
  return Object.fromEntries(
    kept.map(([key, schema]) => [
      key,
      matching(schema, values.get(key), { ...place, path: place.path ? `${place.path}.${key}` : key }),
    ]),
  )
}

/** Lists in rows of a list differ in length, so only the bounds of the schema apply. */
const list = (schema: z.ZodArray, example: readonly unknown[], place: Place): Matcher => {
  if (example.length === 0 && !place.inList) return []
  if (example.length === 0) throw new Error(`"${place.path}": an empty list inside a list would pin emptiness; give it a row.`)
  const { minimum, maximum } = checksOf(schema)
  const value = example.slice(0, Math.max(minimum, 1)).map(item => matching(schema.element, item, { ...place, inList: true }))
  return {
    'pact:matcher:type': 'type',
    value,
    min: place.inList ? minimum : Math.max(minimum, 1),
    ...(maximum !== undefined && { max: maximum }),
  }
}

/** Other rows of a list may have null where the example has a value: scalars accept it, other values are checked by the schemas only. */
const nullable = (schema: z.ZodNullable, example: unknown, place: Place): Matcher => {
  if (example === null) return equal(null)
  const inner = schema.unwrap()
  const regex = place.inList ? patternOf(inner) : undefined
  return regex === undefined ? matching(inner, example, place) : pattern(`^null$|${regex}`, example)
}

/**
 * An example with Pact's matchers: the schema defines the shape, the example the value. Money and dates become patterns, lists
 * «at least one like this», unions the branch that the example takes. Fields that rows may lack are left out inside lists:
 * Pact could only require them in every row. Pinned values have to be equal.
 */
export const matching = (schema: Schema, example: unknown, place: Place): Matcher => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return matching(schema.unwrap(), example, place)
  if (schema instanceof z.ZodNullable) return nullable(schema, example, place)
  if (schema instanceof z.ZodObject && typeof example === 'object' && example !== null)
    return object(schema.shape, example, place)
  if (schema instanceof z.ZodArray && Array.isArray(example)) return list(schema, example, place)
  if (patternOf(schema) !== undefined)
    return place.pins(place.path, example, place.inList) ? equal(example) : scalar(schema, example)
  if (schema instanceof z.ZodUnion) {
    const branch = schema.options.find(option => z.safeParse(option, example).success)
    if (branch) return matching(branch, example, place)
  }
  throw new Error(`"${place.path}": ${schema._zod.def.type} has no matcher for ${JSON.stringify(example)}.`)
}

/** The value without matchers, which Pact's mock server returns. */
export const plain = (matcher: Matcher): unknown => {
  if (Array.isArray(matcher)) return matcher.map(plain)
  if (typeof matcher !== 'object' || matcher === null) return matcher
  if ('pact:matcher:type' in matcher) return plain(matcher.value as Matcher)
  return Object.fromEntries(Object.entries(matcher).map(([key, value]) => [key, plain(value)]))
}
