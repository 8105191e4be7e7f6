import type { z } from 'zod'
import { alternatives, isSchema, jsonOf, type Schema } from './json-schema.ts'

/** Whether a schema accepts a few texts alone, or null. */
const isChoice = (schema: Schema): boolean => {
  const parts = alternatives(schema).filter(({ anyOf, oneOf }) => !anyOf && !oneOf)
  const isClosed = parts.every(part => part.enum !== undefined || part.const !== undefined || part.type === 'null')
  return isClosed && parts.some(part => [part.const, ...(part.enum ?? [])].some(value => typeof value === 'string'))
}

type Fields = { readonly choices: Set<string>; readonly others: Set<string> }

const collect = (schema: Schema, fields: Fields): void => {
  for (const part of alternatives(schema)) {
    if (isSchema(part.items)) collect(part.items, fields)
    for (const [name, own] of Object.entries(part.properties ?? {})) {
      if (!isSchema(own)) continue
      fields[isChoice(own) ? 'choices' : 'others'].add(name)
      collect(own, fields)
    }
  }
}

const known = new WeakMap<z.ZodType, ReadonlySet<string>>()

/** The fields of a reply that hold one of a few texts, wherever they are in it. These words are the same on every server. Source: MDL-18. */
export const choicesIn = (reply: z.ZodType): ReadonlySet<string> => {
  const found = known.get(reply)
  if (found) return found
  const fields: Fields = { choices: new Set(), others: new Set() }
  const schema = jsonOf(reply, 'output')
  if (schema) collect(schema, fields)
  const choices = new Set([...fields.choices].filter(name => !fields.others.has(name)))
  known.set(reply, choices)
  return choices
}
