import { errors, type ErrorName } from '#contracts/api/errors.ts'
import type { Auth } from '#contracts/api/kit/endpoint.ts'
import { isGuarded } from '#contracts/api/kit/refusals.ts'
import { examples } from '#contracts/examples/index.ts'
import type { Example } from '#contracts/examples/kit.ts'
import { levelOfExample } from '#contracts/examples/level.ts'
import type { Json, JsonObject } from '../json/json-lines.ts'
import { descriptionOf, levelOfAll, refusalLevels, refusalsOfAll } from './describe-operation.ts'
import { contentTypeOf, encodingOf } from './request-body.ts'
import { queryParameters } from './query-parameters.ts'
import { pathParameters } from './path-parameters.ts'
import type { Named } from './named.ts'
import type { SchemaWriter } from './schemas.ts'

const security: Readonly<Record<Auth, Json>> = {
  none: [],
  optional: [{}, { buyer: [] }],
  buyer: [{ buyer: [] }],
  seller: [{ seller: [] }],
  admin: [{ admin: [] }],
}

const examplesOf = (calls: readonly Named[]): readonly Example[] =>
  calls.flatMap(({ to }) => examples.filter(example => example.to === to))

const byWhen = (shown: readonly Example[], valueOf: (example: Example) => Json): JsonObject =>
  Object.fromEntries(
    shown.map(example => [
      example.to.variant ? `${example.when} (${example.to.variant})` : example.when,
      { 'x-level': levelOfExample(example), value: valueOf(example) },
    ]),
  )

const requestBody = (calls: readonly Named[], writer: SchemaWriter): JsonObject | undefined => {
  const [first] = calls
  if (!first?.to.body) return undefined
  const { body, sends } = first.to
  const shown = sends === 'multipart' ? [] : examplesOf(calls).filter(({ error }) => error === undefined)
  const schema = writer.write(body, 'input')
  const encoding = sends === 'json' ? undefined : encodingOf(schema, writer)
  return {
    required: true,
    content: {
      [contentTypeOf(sends)]: {
        schema,
        ...(encoding && { encoding }),
        ...(shown.length > 0 && { examples: byWhen(shown, one => one.body as Json) }),
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
  const refusals = refusalsOfAll(calls)
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
    ...(calls.some(({ to }) => isGuarded(to)) && { 401: { $ref: '#/components/responses/NoSession' } }),
    '4XX': { $ref: '#/components/responses/RefusedBefore' },
  }
}

const refusedWith = (description: string, name: ErrorName): JsonObject => ({
  description,
  content: {
    'application/json': {
      schema: { type: 'object', properties: { code: { type: 'integer' }, msg, data: {} }, required: ['code'] },
      example: { code: errors[name].code, msg: errors[name].en, data: [] },
    },
  },
})

/** Responses that do not come from the API itself, which always answers with HTTP 200. Source: ENV-1, ANS-2. */
export const sharedResponses: JsonObject = {
  NoSession: refusedWith('No valid session, said by the HTTP status instead of the code. Pages treat both alike.', 'notLoggedIn'),
  RefusedBefore: refusedWith(
    'Refused by a gateway, a rate limit (429) or a framework before the API saw the request. The API itself refuses with HTTP 200.',
    'invalidInput',
  ),
}

const sentence = ({ to }: Named): string => `${to.about}${to.variant ? ` (with \`${to.variant}\`)` : ''}`

/** What is needed to write operations. */
export type Scribe = { readonly writer: SchemaWriter; readonly docs: ReadonlyMap<string, string> }

/** One operation at `path`, for all calls that share method and path and differ in a query key. */
export const operationOf = (path: string, calls: readonly Named[], { writer, docs }: Scribe): JsonObject => {
  const [first] = calls
  if (!first) return {}
  const parameters = [...pathParameters(first.to, path), ...queryParameters(calls, writer)]
  const body = requestBody(calls, writer)
  return {
    operationId: first.id,
    summary: calls.map(sentence).join('; '),
    description: descriptionOf(calls, docs),
    'x-level': levelOfAll(calls),
    'x-refusals': refusalLevels(calls),
    tags: [first.noun],
    security: security[first.to.auth],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: answers(calls, writer),
  }
}
