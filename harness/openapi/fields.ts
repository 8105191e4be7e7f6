import type { Json, JsonObject } from '../json/json-lines.ts'
import { kindOf } from './kinds.ts'
import { resolved } from './request-body.ts'

/** A field of a schema as the pages list it. */
export type Field = { readonly path: string; readonly required: boolean; readonly kind: string; readonly text: string }

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The alternatives of a schema; the schema itself if it has none. */
const alternatives = (schema: JsonObject, components: JsonObject): JsonObject[] =>
  Array.isArray(schema.anyOf) ? schema.anyOf.map(one => resolved(one, components)) : [schema]

const ownText = (schema: Json | undefined): string =>
  isObject(schema) && typeof schema.description === 'string' ? schema.description : ''

const levelText = (schema: Json | undefined): string => (isObject(schema) && schema['x-level'] === 'full' ? ' (full)' : '')

/** The schema of a field: of level full it is in `x-means`. */
const meaningOf = (schema: Json | undefined): Json | undefined => (isObject(schema) ? (schema['x-means'] ?? schema) : schema)

/** What is inside a field: of a text that holds JSON, the data. */
const contentOf = (schema: Json | undefined): Json | undefined => (isObject(schema) ? (schema.contentSchema ?? schema) : schema)

/**
 * Every field of a schema with the fields inside it, also in a text of JSON: `data[].goods_name`. A recursive schema is listed once.
 * @param inside the enclosing schemas, to stop at recursive ones.
 * Source: CON-13.
 */
export const fieldsOf = (
  schema: Json | undefined,
  components: JsonObject,
  path = '',
  inside: readonly JsonObject[] = [],
): Field[] =>
  alternatives(resolved(schema, components), components).flatMap(one => {
    if (inside.includes(one)) return []
    const around = [...inside, one]
    if (one.type === 'array') return fieldsOf(one.items, components, `${path}[]`, around)
    const must: readonly Json[] = Array.isArray(one.required) ? one.required : []
    return Object.entries(isObject(one.properties) ? one.properties : {}).flatMap(([name, part]) => {
      const own = path ? `${path}.${name}` : name
      const meant = meaningOf(part)
      const kind = `${kindOf(meant, key => components[key])}${levelText(part)}`
      return [
        { path: own, required: must.includes(name), kind, text: ownText(part) },
        ...fieldsOf(contentOf(meant), components, own, around),
      ]
    })
  })
