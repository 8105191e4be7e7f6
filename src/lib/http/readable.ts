import type { z } from 'zod'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'

type Schema = z.core.$ZodType
type Shape = 'object' | 'array'

const shapeOf = (data: unknown): Shape | 'other' => {
  if (Array.isArray(data)) return 'array'
  return typeof data === 'object' && data !== null ? 'object' : 'other'
}

/** The shapes that a schema allows; `undefined` if it also allows values that are neither lists nor records. */
const shapesIn = (schema: Schema): readonly Shape[] | undefined => {
  const { def } = schema._zod as { def: { type: string; options?: readonly Schema[]; shape?: object } }
  // A server may answer a list page with an empty list. Source: TOL-10.
  if (def.shape && 'total' in def.shape) return ['object', 'array']
  if (def.type === 'object' || def.type === 'record') return ['object']
  if (def.type === 'array' || def.type === 'tuple') return ['array']
  if (def.type !== 'union') return undefined
  const parts = (def.options ?? []).map(shapesIn)
  return parts.every(part => part !== undefined) ? parts.flat() : undefined
}

/**
 * True if the data of a reply has the described shape at the top level: a record or a list. Pages handle missing fields
 * themselves. Source: ANS-15.
 */
export const isReadable = ({ reply }: Endpoint, data: unknown): boolean => {
  const shapes = shapesIn(reply)
  const shape = shapeOf(data)
  return shapes === undefined || (shape !== 'other' && shapes.includes(shape))
}
