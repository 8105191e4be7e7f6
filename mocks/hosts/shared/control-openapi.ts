import { z } from 'zod'
import { controlCalls } from './control-calls.ts'

const json = (schema: z.ZodType, io: 'input' | 'output', example?: unknown) => {
  const written = Object.entries(z.toJSONSchema(schema, { io, target: 'draft-2020-12' }))
  // The document states the dialect once for all schemas.
  const own = Object.fromEntries(written.filter(([key]) => key !== '$schema'))
  return { 'application/json': { schema: own, ...(example !== undefined && { example }) } }
}

const refusal = (description: string) => ({ description, content: json(z.object({ error: z.string() }), 'output') })

const worldHeader = {
  name: 'X-Mock-World',
  in: 'header',
  description: 'The world that the request is for; each name has its own. Without it: the default world.',
  schema: { type: 'string' },
}

/** `DELETE /faults/{at}` becomes `deleteFaultsAt`. */
const operationId = (method: string, path: string): string =>
  `${method.toLowerCase()}${path.replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`

const operation = ({ method, path, about, body, example, reply }: (typeof controlCalls)[number]) => ({
  operationId: operationId(method, path),
  summary: about,
  parameters: [
    ...[...path.matchAll(/{(\w+)}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    worldHeader,
  ],
  ...(body && { requestBody: { content: json(body, 'input', example) } }),
  responses: {
    200: { description: 'Done.', content: reply ? json(reply, 'output') : { 'text/html': { schema: { type: 'string' } } } },
    400: refusal('The request is invalid; nothing changed.'),
    ...(method !== 'GET' && method !== 'DELETE' && { 415: refusal('The body is not sent as application/json.') }),
    503: refusal('The mock already has the maximum number of worlds.'),
  },
})

/** The control API as OpenAPI 3.1, served as `/_mock/openapi.json`. Source: CTL-10. */
export const controlOpenApi = () => ({
  openapi: '3.1.0',
  jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
  info: {
    title: 'Meridian mock: control API',
    version: '1',
    description:
      'Sets up and inspects the mock backend: states, clock, faults, tasks, payments, worlds. It is no part of the contract.',
  },
  servers: [{ url: '/_mock' }],
  paths: Object.fromEntries(
    [...Map.groupBy(controlCalls, ({ path }) => path)].map(([path, calls]) => [
      path,
      Object.fromEntries(calls.map(call => [call.method.toLowerCase(), operation(call)])),
    ]),
  ),
})
