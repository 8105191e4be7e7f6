import { paramNames, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import type { JsonObject } from '../json/json-lines.ts'

/** Equal for paths that differ in the names of their parameters only, which OpenAPI treats as one path. */
export const templateOf = (path: string): string => path.replaceAll(/{\w+}/g, '{}')

const schemaOf = (name: string): JsonObject => {
  if (name === 'ids') return { type: 'string', pattern: '^\\d+(,\\d+)*$' }
  return name.endsWith('id') ? { type: 'integer', minimum: 0 } : { type: 'string', minLength: 1 }
}

/**
 * The parameters of a call's path, named as in `shared`, the path in the document: `DELETE …/{ids}` is written at
 * `…/{id}`. A call keeps the schema of its own parameter.
 */
export const pathParameters = ({ path }: Endpoint, shared: string): JsonObject[] =>
  paramNames(path).map((name, at) => ({
    name: paramNames(shared)[at] ?? name,
    in: 'path',
    required: true,
    ...(name === 'ids' && { description: 'One id, or several joined by commas.' }),
    schema: schemaOf(name),
  }))
