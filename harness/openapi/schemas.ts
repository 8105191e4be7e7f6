import { z } from 'zod'
import type { Json, JsonObject } from '../json/json-lines.ts'
import { schemaNames } from './names.ts'
import { refined, withFullFields } from './refine-schema.ts'

const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `#/$defs/Brand` becomes `#/components/schemas/Brand`; the dialect is declared once for the document. */
const moved = (value: unknown): Json => {
  if (Array.isArray(value)) return value.map(moved)
  if (!isObject(value)) return value as Json
  const record = Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => key !== '$schema' && key !== '$defs' && !(key === 'id' && typeof inner === 'string'))
      .map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string' ? inner.replace('#/$defs/', '#/components/schemas/') : moved(inner),
      ]),
  )
  return withFullFields(record)
}

/**
 * Converts zod schemas to JSON Schemas and collects the named ones.
 * @throws when two different schemas would have one name.
 */
export const schemaWriter = () => {
  const metadata = schemaNames()
  const components = new Map<string, Json>()

  const keep = (name: string, schema: Json): void => {
    const known = components.get(name)
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`Two schemas are called "${name}".`)
    components.set(name, schema)
  }

  /** `input` is what a client may send, `output` what a server answers. */
  const write = (schema: z.ZodType, io: 'input' | 'output'): JsonObject => {
    const json = z.toJSONSchema(schema, { io, metadata, target: 'draft-2020-12', unrepresentable: 'any', override: refined })
    for (const [name, part] of Object.entries(json.$defs ?? {})) keep(name, moved(part))
    const own = moved(json)
    return isObject(own) ? own : {}
  }

  return { write, keep, components: (): JsonObject => Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))) }
}

export type SchemaWriter = ReturnType<typeof schemaWriter>
