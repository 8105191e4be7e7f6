import { nouns } from '#contracts/api/index.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { docstrings } from './docstrings.ts'
import type { Named } from './named.ts'
import { operationOf, sharedResponses, type Scribe } from './operations.ts'
import { templateOf } from './path-parameters.ts'
import { jsonLines, type JsonObject } from '../json/json-lines.ts'
import { schemaWriter } from './schemas.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'about' in value

const callsIn = (noun: string, file: object): Named[] =>
  Object.entries(file).flatMap(([name, value]: [string, unknown]) => {
    if (isEndpoint(value)) return [{ to: value, id: name, noun }]
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return []
    return Object.entries(value).flatMap(([call, to]: [string, unknown]) =>
      isEndpoint(to) ? [{ to, id: `${name}.${call}`, noun }] : [],
    )
  })

/** Every described call with the name that its file gives it. */
export const describedCalls = (): Named[] => Object.entries(nouns).flatMap(([noun, file]) => callsIn(noun, file))

const byName = <Value>([a]: readonly [string, Value], [b]: readonly [string, Value]): number => (a < b ? -1 : 1)

const info = {
  title: 'Meridian',
  version: '1',
  license: { name: 'MIT', identifier: 'MIT' },
  description:
    'The API of a multi-vendor shop. Written from contracts/api; not to be edited. Every answer is HTTP 200 with the envelope ' +
    '{code, msg, data}. Nested values of forms travel with bracket keys: `area[0]=1`. Message texts are not part of the contract.',
} as const

const bearer = (about: string): JsonObject => ({ type: 'http', scheme: 'bearer', description: about })

/** A call without a query key of its own comes first, because it names the operation. */
const plainFirst = (a: Named, b: Named): number => Number(a.to.variant !== undefined) - Number(b.to.variant !== undefined)

const heading = (noun: string): string => noun.replaceAll(/([A-Z])/g, ' $1').toLowerCase()

/** Paths that differ in the names of their parameters only are merged; the shortest names are used: `{id}`, not `{ids}`. */
const pathsOf = (scribe: Scribe): JsonObject =>
  Object.fromEntries(
    [...Map.groupBy(describedCalls(), ({ to }) => templateOf(to.path)).values()]
      .map(onPath => {
        const [path = ''] = onPath.map(({ to }) => to.path).toSorted((a, b) => a.length - b.length)
        const operations = [...Map.groupBy(onPath, ({ to }) => to.method.toLowerCase())].sort(byName)
        const written = operations.map(
          ([method, same]) => [method, operationOf(path, same.toSorted(plainFirst), scribe)] as const,
        )
        return [path, Object.fromEntries(written)] as const
      })
      .sort(byName),
  )

/** The OpenAPI document of all descriptions. The output is deterministic. */
export const openApiDocument = (): JsonObject => {
  const writer = schemaWriter()
  const paths = pathsOf({ writer, docs: docstrings() })
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/api', description: 'The base of every path, on whatever host the server runs.' }],
    tags: Object.keys(nouns)
      .sort()
      .map(name => ({ name, description: `Calls about ${heading(name)}.` })),
    paths,
    components: {
      securitySchemes: {
        buyer: bearer("A shopper's token of /login."),
        seller: bearer("A seller's token of /login; sub-accounts act for their owner's store."),
        admin: bearer("An administrator's token of /login."),
      },
      responses: sharedResponses,
      schemas: writer.components(),
    },
  }
}

/** The committed document, with one operation per line. */
export const openApiText = (): string => jsonLines(openApiDocument(), 3)
