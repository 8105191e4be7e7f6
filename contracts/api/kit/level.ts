import { z } from 'zod'

/**
 * `core`: pages need it, or money, stock, ownership or the stages of an order depend on it. `full`: everything else that this
 * project specifies. Source: CON-7.
 */
export const levels = ['core', 'full'] as const
export type Level = (typeof levels)[number]

/** A level that a description gives by hand; core with the reason why servers need the field although no page reads it. */
type Mark = { level: Level; because?: string }

const marks = z.registry<Mark>()

/** Marks a copy of the schema, because schemas such as `money` are shared between fields of both levels. */
const marked = <Schema extends z.ZodType>(schema: Schema, mark: Mark): Schema => {
  const own = schema.clone()
  marks.add(own, mark)
  return own
}

/**
 * Marks a field of a reply that servers have to send even if no page reads it. Source: LEV-1, RDS-5.
 * @param because what goes wrong without it: money, stock, ownership or the stages of an order. The gate refuses a mark without.
 */
export const core = <Schema extends z.ZodType>(schema: Schema, because: string): Schema =>
  marked(schema, { level: 'core', because })

/** Marks a field of a reply that servers may leave out, because it is decorative or no page needs it. Source: LEV-1. */
export const full = <Schema extends z.ZodType>(schema: Schema): Schema => marked(schema, { level: 'full' })

/** The level that a schema was marked with, if any. */
export const markOf = (schema: z.core.$ZodType): Level | undefined => marks.get(schema)?.level

/** Why a description marks a field as core; empty where it marks it without a reason, undefined where it does not. */
export const reasonOf = (schema: z.core.$ZodType): string | undefined => {
  const mark = marks.get(schema)
  return mark?.level === 'core' ? (mark.because?.trim() ?? '') : undefined
}
