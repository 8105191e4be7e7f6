import { paramNames, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import type { JsonObject } from '../json/json-lines.ts'

/** The same for paths that differ by the names of their parameters only: OpenAPI takes them for one path. */
export const templateOf = (path: string): string => path.replaceAll(/{\w+}/g, '{}')

const schemaOf = (name: string): JsonObject => {
  if (name === 'ids') return { type: 'string', pattern: '^\\d+(,\\d+)*$' }
  return name.endsWith('id') ? { type: 'integer', minimum: 0 } : { type: 'string', minLength: 1 }
}

/**
 * The parameters of a call's path, named as in `shared`, the path under which the document has it: `DELETE …/{ids}` is written at
 * `…/{id}`. A call keeps what its own parameter may hold.
 */
export const pathParameters = ({ path }: Endpoint, shared: string): JsonObject[] =>
  paramNames(path).map((name, at) => ({
    name: paramNames(shared)[at] ?? name,
    in: 'path',
    required: true,
    ...(name === 'ids' && { description: 'One id, or several joined by commas.' }),
    schema: schemaOf(name),
  }))
