import { z } from 'zod'
import { markOf } from '#contracts/api/kit/level.ts'
import { heldBy } from '#contracts/api/kit/values.ts'
import type { Json } from '../json/json-lines.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** What a rule says about a number that is sent: kept where zod describes only the text or number before the conversion. */
const boundKeys = ['type', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'enum', 'const'] as const

const toJson = (schema: z.core.$ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: refined })

const choicesOf = ({ enum: choices, const: only }: JsonSchema): readonly Json[] | undefined =>
  Array.isArray(choices) ? choices : only === undefined ? undefined : [only]

/** Digits that a form sends, as narrow as the number that they become. */
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

/** `z.union([z.literal(0), z.literal(1)])` is a choice: one list is easier to read, and generators make one type of it. */
const asChoice = (json: JsonSchema): void => {
  const options = (json.anyOf ?? []) as JsonSchema[]
  const type = options[0]?.type
  if (options.length === 0 || !options.every(one => one.const !== undefined && one.type === type)) return
  delete json.anyOf
  Object.assign(json, { type: type === 'number' ? 'integer' : type, enum: options.map(one => one.const) })
}

/** Bounds and choices stand behind the conversion of what a client sends. */
const withBounds = (schema: z.core.$ZodType, json: JsonSchema): void => {
  if (!(schema instanceof z.ZodPipe) || !Array.isArray(json.anyOf)) return
  const { in: sent, out } = schema._zod.def
  const options = toJson(sent).anyOf
  if (out instanceof z.ZodTransform || !options) return
  const rule = toJson(out)
  json.anyOf = (options as JsonSchema[]).map(branch => narrow(branch, rule))
}

/** Text in which a list or record is packed: what it holds, and how. */
const withContent = (schema: z.core.$ZodType, json: JsonSchema): void => {
  const held = heldBy(schema)
  if (!held) return
  Object.assign(json, {
    contentMediaType: 'application/json',
    ...(held.encoding && { contentEncoding: held.encoding }),
    contentSchema: toJson(held.schema),
  })
}

/** A field that only adorns a page is described, and its absence is no fault. Source: CON-7. */
const withLevel = (schema: z.core.$ZodType, json: JsonSchema): void => {
  if (markOf(schema) === 'full') Object.assign(json, { 'x-level': 'full' })
  if (!(schema instanceof z.ZodObject) || !Array.isArray(json.required)) return
  json.required = json.required.filter(name => markOf(schema.shape[name]) !== 'full')
}

/**
 * Makes what zod writes say all that the schema says, and no more: bounds and choices of what is sent, what packed text holds,
 * files; without bounds that every safe integer has. Servers may send more than is promised (CON-8).
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
  withLevel(zodSchema, jsonSchema)
}
