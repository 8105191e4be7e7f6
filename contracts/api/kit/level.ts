import { z } from 'zod'

/** `core`: a page needs it, or it decides about money, stock, ownership or the stages of an order. `full`: how this project means it. Source: CON-7. */
export const levels = ['core', 'full'] as const
export type Level = (typeof levels)[number]

const marks = z.registry<{ level: Level }>()

/** A field of its own: schemas such as `money` are shared, their level is not. */
const marked = <Schema extends z.ZodType>(schema: Schema, level: Level): Schema => {
  const own = schema.clone()
  marks.add(own, { level })
  return own
}

/** Marks a field of a reply that servers have to send even if no page reads it. Source: LEV-1. */
export const core = <Schema extends z.ZodType>(schema: Schema): Schema => marked(schema, 'core')

/** Marks a field of a reply that only adorns a page, or that no page needs: its absence is no fault. Source: LEV-1. */
export const full = <Schema extends z.ZodType>(schema: Schema): Schema => marked(schema, 'full')

/** The level that a field's description says, if it says one. */
export const markOf = (schema: z.core.$ZodType): Level | undefined => marks.get(schema)?.level
