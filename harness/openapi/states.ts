import { readyAccounts } from '#contracts/examples/provider.ts'
import { examples } from '#contracts/examples/index.ts'
import { nameOf } from '#contracts/api/kit/endpoint.ts'
import { stateNames, states, type Given, type StateName } from '#contracts/states/index.ts'
import { jsonLines, type JsonObject } from '../json/json-lines.ts'
import { schemaWriter } from './schemas.ts'

/** Sample facts by state: those of the first example that starts in it. */
const facts = new Map<StateName, Given[1]>(
  [readyAccounts('shopper'), ...examples.flatMap(({ given }) => given)].toReversed().map(([name, params]) => [name, params]),
)

/** `a brand exists` becomes `ABrandExists`. */
const schemaName = (name: string): string =>
  name
    .split(/\W+/)
    .map(word => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('')

/** Which calls show that a state was entered. */
const proofOf = (name: StateName): string => {
  const params = facts.get(name)
  const calls = params === undefined ? [] : states[name].readBack(params).map(({ to }) => `\`${nameOf(to)}\``)
  return calls.length > 0 ? ` Read back by ${[...new Set(calls)].join(', ')}.` : ' No call reads it back.'
}

const requestOf = (name: StateName, writer: ReturnType<typeof schemaWriter>): JsonObject => ({
  type: 'object',
  title: name,
  description: `${states[name].about}${proofOf(name)}`,
  properties: { state: { const: name }, params: writer.write(states[name].facts, 'input') },
  required: ['state'],
})

const refusal = (description: string): JsonObject => ({
  description,
  content: { 'application/json': { schema: { type: 'object', properties: { error: { type: 'string' } } } } },
})

/** The protocol of provider states as OpenAPI: every state with its promise, its facts and an example. */
export const statesDocument = (): JsonObject => {
  const writer = schemaWriter()
  const requests = Object.fromEntries(stateNames.map(name => [schemaName(name), requestOf(name, writer)]))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Meridian: provider states',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'What a server under test offers beside its API, so that examples can begin where they have to. Written from contracts/states/index.ts; not to be edited. Never offer it in production.',
    },
    servers: [{ url: '/_mock' }],
    paths: {
      '/states': {
        post: {
          operationId: 'enterState',
          summary: 'Enter a state; entering is absolute and can be repeated',
          security: [],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: { oneOf: stateNames.map(name => ({ $ref: `#/components/schemas/${schemaName(name)}` })) },
                examples: Object.fromEntries(
                  stateNames.map(name => [
                    schemaName(name),
                    { summary: name, value: { state: name, params: { ...facts.get(name) } } },
                  ]),
                ),
              },
            },
          },
          responses: {
            200: { description: 'The state holds. Any 2xx says so; the body is not read.' },
            400: refusal(
              'The state or its facts make no sense, or it cannot be entered. Any other status says so, too; the body is shown.',
            ),
          },
        },
      },
    },
    components: { schemas: { ...requests, ...writer.components() } },
  }
}

/** The committed document, with one schema per line. */
export const statesText = (): string => jsonLines(statesDocument(), 3)
