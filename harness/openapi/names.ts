import { z } from 'zod'
import { nouns } from '#contracts/api/index.ts'
import {
  dateTime,
  imageUrl,
  money,
  richText,
  sentAbsolute,
  sentCount,
  sentFlag,
  sentMoney,
  sentSum,
} from '#contracts/api/kit/values.ts'
import { docstrings } from './docstrings.ts'

/** Kinds of values that many fields share, as named schemas, so that pattern and meaning are written once. */
const values = { dateTime, imageUrl, money, richText, sentAbsolute, sentCount, sentFlag, sentMoney, sentSum }

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

type Meta = { readonly id?: string | undefined; readonly description?: string | undefined }

/** Every schema that a noun exports with a capital letter, and the shared kinds of values, with names and docstrings. */
const namedSchemas = (docs: ReadonlyMap<string, string>): Map<z.core.$ZodType, Meta> => {
  const found = new Map<z.core.$ZodType, Meta>()
  for (const [name, value] of Object.entries(values)) found.set(value, { id: capital(name), description: docs.get(name) })
  for (const [name, value] of Object.values(nouns).flatMap(noun => Object.entries<unknown>(noun))) {
    if (!/^[A-Z]/.test(name) || !(value instanceof z.ZodType) || found.has(value)) continue
    found.set(value, { id: name, description: docs.get(name) })
  }
  return found
}

/**
 * Names and descriptions of schemas for `z.toJSONSchema`: a name makes a schema a component of the document. A schema that was
 * made from a named one (`money.describe('…')`) refers to it and keeps its own description.
 */
export const schemaNames = (): z.core.$ZodRegistry<Meta> => {
  const registry = z.registry<Meta>()
  const known = namedSchemas(docstrings())
  const described = (schema: z.core.$ZodType): Meta => {
    const description = z.globalRegistry.get(schema)?.description
    return { ...known.get(schema), ...(description !== undefined && { description }) }
  }
  registry.get = described as typeof registry.get
  registry.has = schema => Object.keys(described(schema)).length > 0
  return registry
}
