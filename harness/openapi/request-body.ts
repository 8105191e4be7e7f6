import type { Sends } from '#contracts/api/kit/endpoint.ts'
import type { Json, JsonObject } from '../json/json-lines.ts'
import type { SchemaWriter } from './schemas.ts'

const contentTypes: Readonly<Record<Sends, string>> = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  json: 'application/json',
}

/** The media type in which a body is sent. */
export const contentTypeOf = (sends: Sends = 'form'): string => contentTypes[sends]

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The schema behind a `$ref`, or the schema itself. */
export const resolved = (schema: Json | undefined, components: JsonObject): JsonObject => {
  if (!isObject(schema)) return {}
  const { $ref } = schema
  return typeof $ref === 'string' ? resolved(components[$ref.split('/').at(-1) ?? ''], components) : schema
}

const isNested = (schema: Json | undefined, components: JsonObject): boolean => {
  const { type, anyOf } = resolved(schema, components)
  return type === 'array' || type === 'object' || (Array.isArray(anyOf) && anyOf.some(one => isNested(one, components)))
}

/**
 * The encoding of lists and records in a form: bracket keys, `area[0]=1`, which OpenAPI calls `deepObject`.
 * Source: CAL-5.
 */
export const encodingOf = (body: JsonObject, writer: SchemaWriter): JsonObject | undefined => {
  const components = writer.components()
  const properties = resolved(body, components).properties
  const nested = Object.entries(isObject(properties) ? properties : {}).filter(([, schema]) => isNested(schema, components))
  return nested.length > 0
    ? Object.fromEntries(nested.map(([name]) => [name, { style: 'deepObject', explode: true }]))
    : undefined
}
