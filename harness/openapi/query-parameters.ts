import { z } from 'zod'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { operators } from '#contracts/api/kit/list-query.ts'
import type { JsonObject } from '../json/json-lines.ts'
import type { Named } from './named.ts'
import type { SchemaWriter } from './schemas.ts'

const unwrapped = (schema: z.ZodType | undefined): z.ZodObject | undefined => {
  if (schema instanceof z.ZodObject) return schema
  return schema instanceof z.ZodOptional ? unwrapped(schema.unwrap() as z.ZodType) : undefined
}

const meanings = Object.entries(operators)
  .map(([name, meaning]) => `\`${name}\` ${meaning}`)
  .join(', ')

/** Filters of lists are sent under the names of columns; one parameter describes all of them. */
const filters: JsonObject = {
  name: 'filters',
  in: 'query',
  style: 'form',
  explode: true,
  description: `Any column as \`value\`, \`value|operator\`, or a pair \`column[]=from&column[]=to\` (from ≤ column < to). Operators: ${meanings}.`,
  schema: { type: 'object', additionalProperties: { type: 'string' } },
}

/** Whether a call takes conditions under the names of columns. */
export const takesConditions = ({ query }: Endpoint): boolean => unwrapped(query)?.def.catchall !== undefined

type Part = { readonly name: string; readonly schemas: readonly JsonObject[]; readonly required: number }

/** Lists are sent as `name[]=a&name[]=b`. Source: CAL-4. */
const partOf = (name: string, schema: z.ZodType, writer: SchemaWriter): Part => {
  const json = writer.write(schema, 'input')
  const required = z.safeParse(schema, undefined).success ? 0 : 1
  return { name: json.type === 'array' ? `${name}[]` : name, schemas: [json], required }
}

/**
 * The query parameters of calls that share a path. A key is required only if all of them require it; where two of them use
 * one key for different values, either may be sent.
 */
export const queryParameters = (calls: readonly Named[], writer: SchemaWriter): JsonObject[] => {
  const queries = calls.flatMap(({ to }) => unwrapped(to.query) ?? [])
  const parts = queries.flatMap(({ shape }) =>
    Object.entries(shape).map(([name, schema]) => partOf(name, schema as z.ZodType, writer)),
  )
  const named = [...Map.groupBy(parts, ({ name }) => name)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, same]): JsonObject => {
      const different = [...new Map(same.flatMap(({ schemas }) => schemas).map(one => [JSON.stringify(one), one])).values()]
      const isRequired = same.reduce((sum, { required }) => sum + required, 0) === calls.length
      const [only] = different
      return {
        name,
        in: 'query',
        ...(name.endsWith('[]') && { style: 'form', explode: true }),
        ...(isRequired && { required: true }),
        schema: different.length === 1 ? only : { anyOf: different },
      }
    })
  return queries.some(({ def }) => def.catchall) ? [...named, filters] : named
}
