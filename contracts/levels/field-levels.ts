import type { z } from 'zod'
import { endpoints } from '../api/index.ts'
import type { Level } from '../api/kit/level.ts'
import { below, levelAt, type Place } from './core-reply.ts'
import { readsOf } from './reads.ts'

type Schema = z.core.$ZodTypes
type Fields = Map<string, Level>

const found = new Map<object, Fields>()

/** Notes the level of each field below a schema; a schema inside itself is looked at once. */
const visit = (schema: Schema, place: Place, around: readonly object[] = []): void => {
  const { def } = schema._zod
  if (around.includes(schema)) return
  const inside = [...around, schema]
  if (def.type === 'array') visit(def.element as Schema, below(place, '[]'), inside)
  if (def.type === 'nullable' || def.type === 'optional') visit(def.innerType as Schema, place, inside)
  if (def.type === 'union') for (const option of def.options) visit(option as Schema, place, inside)
  if (def.type !== 'object') return
  const fields: Fields = found.get(schema) ?? new Map<string, Level>()
  found.set(schema, fields)
  for (const [key, field] of Object.entries(def.shape)) {
    const own = below(place, key)
    const level = levelAt(field, own)
    if (fields.get(key) !== 'core') fields.set(key, level)
    if (level === 'core') visit(field as Schema, own, inside)
  }
}

const visited = (): ReadonlyMap<object, Fields> => {
  if (found.size === 0)
    for (const to of endpoints)
      if (to.level !== 'full') visit(to.reply as unknown as Schema, { path: '', reads: readsOf(to), within: new Map() })
  return found
}

/**
 * The fields of a record that no server has to send: in every reply that has this record they are full. A record may be part of
 * several replies, which one document describes once. Source: LEV-1, LEV-10.
 */
export const fullFieldsOf = (record: object): readonly string[] =>
  [...(visited().get(record) ?? [])].filter(([, level]) => level === 'full').map(([key]) => key)
