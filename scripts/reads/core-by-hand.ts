import type { z } from 'zod'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { reasonOf } from '#contracts/api/kit/level.ts'

type Schema = z.core.$ZodTypes

/** A field that a description marks as core, and why. */
export type MarkedField = { readonly path: string; readonly because: string }

const partsOf = ({ _zod: { def } }: Schema, path: string): [path: string, part: Schema][] => {
  if (def.type === 'object')
    return Object.entries(def.shape).map(([key, field]) => [path === '' ? key : `${path}.${key}`, field as Schema])
  if (def.type === 'array') return [[`${path}[]`, def.element as Schema]]
  if (def.type === 'union') return def.options.map(option => [path, option as Schema])
  if (def.type === 'optional' || def.type === 'nullable') return [[path, def.innerType as Schema]]
  return []
}

const markedIn = (schema: Schema, path: string, above: readonly Schema[]): MarkedField[] => {
  const because = reasonOf(schema)
  const here = because === undefined ? [] : [{ path, because }]
  // A record that holds records of its own kind is described once.
  if (above.includes(schema)) return here
  return [...here, ...partsOf(schema, path).flatMap(([at, part]) => markedIn(part, at, [...above, schema]))]
}

/** The fields of a call's reply that its description marks as core by hand. Source: RDS-5. */
export const coreByHand = (to: Endpoint): MarkedField[] => markedIn(to.reply as unknown as Schema, '', [])
