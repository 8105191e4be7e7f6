import { z } from 'zod'
import { dateTime, id, money } from '#contracts/api/kit/values.ts'

/** A time, or null if it has not come yet. */
export const when = dateTime.nullable()
/** The id of another row; 0 means none. */
export const ref = z.int().min(0)
export const count = z.int().min(0)
/** Money that cannot be negative: balances, prices, totals. */
export const amount = money.refine(text => !text.startsWith('-'), 'must not be negative')

/** The schema of a row: its own columns, its id and its timestamps. A column with `.default(…)` is optional when a row is added. */
export const row = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ id, ...shape, created_at: dateTime, updated_at: dateTime, deleted_at: when })

/** The columns of a row that have a default. */
export type DefaultsOf<Shape extends z.ZodRawShape> = {
  [Column in keyof Shape]: Shape[Column] extends z.ZodDefault ? Column : never
}[keyof Shape]

/** The default of each column that has one. */
export const defaultsOf = (shape: z.ZodRawShape): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([column, type]) => (type instanceof z.ZodDefault ? [[column, type.def.defaultValue]] : [])),
  )
