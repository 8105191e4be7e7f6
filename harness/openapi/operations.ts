import { z } from 'zod'
import { errors, type ErrorName } from '#contracts/api/errors.ts'
import { paramNames, type Auth, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { refusalsOf } from '#contracts/api/kit/refusals.ts'
import { examples } from '#contracts/examples/index.ts'
import type { Example } from '#contracts/examples/kit.ts'
import type { Json, JsonObject } from '../json/json-lines.ts'
import type { SchemaWriter } from './schemas.ts'

/** A call with the names that its file gives it. */
export type Named = { readonly to: Endpoint; readonly id: string; readonly noun: string }

const security: Readonly<Record<Auth, Json>> = {
  none: [],
  optional: [{}, { buyer: [] }],
  buyer: [{ buyer: [] }],
  seller: [{ seller: [] }],
  admin: [{ admin: [] }],
}

const contentTypes = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  json: 'application/json',
} as const

const examplesOf = (calls: readonly Named[]): readonly Example[] =>
  calls.flatMap(({ to }) => examples.filter(example => example.to === to))

const unwrapped = (schema: z.ZodType | undefined): z.ZodObject | undefined => {
  if (schema instanceof z.ZodObject) return schema
  return schema instanceof z.ZodOptional ? unwrapped(schema.unwrap() as z.ZodType) : undefined
}

const parameterSchema = (name: string): JsonObject => {
  if (name === 'ids') return { type: 'string', pattern: '^\\d+(,\\d+)*$' }
  return name.endsWith('id') ? { type: 'integer', minimum: 1 } : { type: 'string', minLength: 1 }
}

const pathParameters = ({ path }: Endpoint): JsonObject[] =>
  paramNames(path).map(name => ({
    name,
    in: 'path',
    required: true,
    schema: parameterSchema(name),
  }))

/** What lists filter by travels under the names of columns: one parameter that stands for all of them. */
const filters: JsonObject = {
  name: 'filters',
  in: 'query',
  style: 'form',
  explode: true,
  description:
    'Any column as `value`, `value|operator`, or a pair `column[]=from&column[]=to`; see contracts/api/kit/list-query.ts.',
  schema: { type: 'object', additionalProperties: { type: 'string' } },
}

/** Calls that share a path demand a key only if all of them do. */
const queryParameters = (calls: readonly Named[], writer: SchemaWriter): JsonObject[] => {
  const schemas = calls.flatMap(({ to }) => unwrapped(to.query) ?? [])
  const parts = new Map<string, { schema: JsonObject; required: number }>()
  for (const schema of schemas) {
    for (const [name, part] of Object.entries(schema.shape)) {
      const required = z.safeParse(part, undefined).success ? 0 : 1
      parts.set(name, { schema: writer.write(part as z.ZodType, 'input'), required: (parts.get(name)?.required ?? 0) + required })
    }
  }
  const named = [...parts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { schema, required }]): JsonObject => ({
      name,
      in: 'query',
      ...(required === calls.length && { required: true }),
      schema,
    }))
  return schemas.some(({ def }) => def.catchall) ? [...named, filters] : named
}

const byWhen = (shown: readonly Example[], valueOf: (example: Example) => Json): JsonObject =>
  Object.fromEntries(
    shown.map(example => [
      example.to.variant ? `${example.when} (${example.to.variant})` : example.when,
      { value: valueOf(example) },
    ]),
  )

const requestBody = (calls: readonly Named[], writer: SchemaWriter): JsonObject | undefined => {
  const [first] = calls
  if (!first?.to.body) return undefined
  const shown = first.to.sends === 'multipart' ? [] : examplesOf(calls).filter(({ error }) => error === undefined)
  return {
    required: true,
    content: {
      [contentTypes[first.to.sends ?? 'form']]: {
        schema: writer.write(first.to.body, 'input'),
        ...(shown.length > 0 && { examples: byWhen(shown, ({ body }) => body as Json) }),
      },
    },
  }
}

const msg: Json = { type: ['string', 'null'] }

/** The envelope of a refusal; its text is not part of the contract. */
export const refusalSchema = (name: ErrorName): JsonObject => ({
  type: 'object',
  description: `${errors[name].when[0]?.toUpperCase()}${errors[name].when.slice(1)}.`,
  properties: { code: { const: errors[name].code }, msg, data: { type: 'array', maxItems: 0 } },
  required: ['code', 'msg', 'data'],
})

const envelope = (data: JsonObject): JsonObject => ({
  type: 'object',
  properties: { code: { const: 200 }, msg, data },
  required: ['code', 'msg', 'data'],
})

const answers = (calls: readonly Named[], writer: SchemaWriter): JsonObject => {
  const refusals = [...new Set([...calls.flatMap(({ to }) => refusalsOf(to)), 'tooManyRequests' as const])]
  for (const name of refusals) writer.keep(`refusal.${name}`, refusalSchema(name))
  const shapes = [
    ...calls.map(({ to }) => envelope(writer.write(to.reply, 'output'))),
    ...refusals.map((name): JsonObject => ({ $ref: `#/components/schemas/refusal.${name}` })),
  ]
  const valueOf = ({ error, reply }: Example): Json =>
    error ? { code: errors[error].code, msg: errors[error].en, data: [] } : { code: 200, msg: 'ok', data: reply as Json }
  return {
    200: {
      description: 'The envelope: what was asked for, or a refusal by its code.',
      content: { 'application/json': { schema: { anyOf: shapes }, examples: byWhen(examplesOf(calls), valueOf) } },
    },
  }
}

const sentence = ({ to }: Named): string => `${to.about}${to.variant ? ` (with \`${to.variant}\`)` : ''}`

/** One operation; calls that share method and path are told apart by a query key and are written as one. */
export const operationOf = (calls: readonly Named[], writer: SchemaWriter): JsonObject => {
  const [first] = calls
  if (!first) return {}
  const parameters = [...pathParameters(first.to), ...queryParameters(calls, writer)]
  const body = requestBody(calls, writer)
  return {
    operationId: first.id,
    summary: calls.map(sentence).join('; '),
    tags: [first.noun],
    security: security[first.to.auth],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: answers(calls, writer),
  }
}
