import { z } from 'zod'

/** A JSON schema. */
export type Schema = z.core.JSONSchema.BaseSchema

export const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** A schema as JSON schema; undefined if it has none. */
export const jsonOf = (schema: z.ZodType, io: 'input' | 'output'): Schema | undefined => {
  try {
    return z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })
  } catch {
    return undefined
  }
}

/** A schema and those of which it accepts any. */
export const alternatives = (schema: Schema): Schema[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isSchema).flatMap(alternatives),
]
