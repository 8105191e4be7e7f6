import { z } from 'zod'
import { heldBy } from '#contracts/api/kit/values.ts'
import { fullFieldsOf } from '#contracts/levels/field-levels.ts'
import type { Json, JsonObject } from '../json/json-lines.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** The constraints of a number that is sent, which zod loses, because it describes the input of the conversion only. */
const boundKeys = ['type', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'enum', 'const'] as const

const toJson = (schema: z.core.$ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: refined })

const choicesOf = ({ enum: choices, const: only }: JsonSchema): readonly Json[] | undefined =>
  Array.isArray(choices) ? choices : only === undefined ? undefined : [only]

/** Digits in a form, with the constraints of the number that they are converted to. */
const narrowText = (text: JsonSchema, rule: JsonSchema): JsonSchema => {
  const choices = choicesOf(rule)
  if (choices) return { type: 'string', enum: choices.map(String) }
  return Number(rule.minimum) >= 0 && text.pattern?.startsWith('^-?')
    ? { ...text, pattern: text.pattern.replace('^-?', '^') }
    : text
}

const narrow = (branch: JsonSchema, rule: JsonSchema): JsonSchema => {
  if (branch.type === 'string') return narrowText(branch, rule)
  if (branch.type !== 'number') return branch
  return { ...branch, ...Object.fromEntries(boundKeys.filter(key => rule[key] !== undefined).map(key => [key, rule[key]])) }
}

/** `z.union([z.literal(0), z.literal(1)])` becomes an `enum`, which is easier to read and gives one type in generators. */
const asChoice = (json: JsonSchema): void => {
  const options = (json.anyOf ?? []) as JsonSchema[]
  const type = options[0]?.type
  if (options.length === 0 || !options.every(one => one.const !== undefined && one.type === type)) return
  delete json.anyOf
  Object.assign(json, { type: type === 'number' ? 'integer' : type, enum: options.map(one => one.const) })
}

/** Adds the bounds and choices that zod checks after converting what a client sends. */
const withBounds = (schema: z.core.$ZodType, json: JsonSchema): void => {
  if (!(schema instanceof z.ZodPipe) || !Array.isArray(json.anyOf)) return
  const { in: sent, out } = schema._zod.def
  const options = toJson(sent).anyOf
  if (out instanceof z.ZodTransform || !options) return
  const rule = toJson(out)
  json.anyOf = (options as JsonSchema[]).map(branch => narrow(branch, rule))
}

/** Marks a text whose blanks at both ends are removed before it is checked. Only `trim` overwrites a text. */
const withTrim = (schema: z.core.$ZodType, json: JsonSchema): void => {
  if (schema instanceof z.ZodString && schema.def.checks?.some(({ _zod }) => _zod.def.check === 'overwrite'))
    Object.assign(json, { 'x-trimmed': true })
}

/** Describes the content and encoding of a list or record that is sent as text. */
const withContent = (schema: z.core.$ZodType, json: JsonSchema): void => {
  const held = heldBy(schema)
  if (!held) return
  Object.assign(json, {
    contentMediaType: 'application/json',
    ...(held.encoding && { contentEncoding: held.encoding }),
    contentSchema: toJson(held.schema),
  })
}

/** A temporary key that marks fields of level full until `withFullFields` replaces them. */
const fullKey = 'x-full-fields'

/** Marks a field of level full: it is described, but may be missing. Source: CON-7, LEV-10. */
const withLevel = (schema: z.core.$ZodType, json: JsonSchema): void => {
  if (!(schema instanceof z.ZodObject)) return
  const names = fullFieldsOf(schema)
  if (names.length > 0) Object.assign(json, { [fullKey]: names })
}

/**
 * Replaces the fields of level full in a generated record by `x-level: full` and their schema in `x-means`, so that
 * they are neither required nor narrowed. Source: LEV-10.
 */
export const withFullFields = ({ [fullKey]: names, ...record }: JsonObject): JsonObject => {
  if (!Array.isArray(names)) return record
  const { properties, required } = record
  const fields = Object.entries(properties as JsonObject).map(([name, means]) => {
    if (!names.includes(name)) return [name, means]
    const { description, $ref, ...own } = means as JsonObject
    const meant = $ref === undefined ? own : { $ref }
    return [name, { ...(description !== undefined && { description }), 'x-level': 'full', 'x-means': meant }]
  })
  const kept = Array.isArray(required) ? required.filter(name => !names.includes(name)) : []
  return { ...record, properties: Object.fromEntries(fields) as JsonObject, ...(required !== undefined && { required: kept }) }
}

/**
 * Completes the JSON Schema that zod generates: bounds and choices of what is sent, the content of encoded text,
 * files. Removes the bounds of safe integers, and allows further fields (CON-8).
 * Source: CON-11.
 */
export function refined({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }): void {
  if (zodSchema instanceof z.ZodCustom) Object.assign(jsonSchema, { type: 'string', format: 'binary' })
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  asChoice(jsonSchema)
  withBounds(zodSchema, jsonSchema)
  withContent(zodSchema, jsonSchema)
  withTrim(zodSchema, jsonSchema)
  withLevel(zodSchema, jsonSchema)
}
