import { z } from 'zod'
import { dateTime, id, money } from '#contracts/api/kit/values.ts'

/** A time, or null if it has not come yet. */
export const when = dateTime.nullable()
/** The id of another row; 0 means none. */
export const ref = z.int().min(0)
export const count = z.int().min(0)
/** Money that cannot be negative: balances, prices, totals. */
export const amount = money.refine(text => !text.startsWith('-'), 'must not be negative')

/** The schema of a row: its own columns, its id and its timestamps. */
export const row = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ id, ...shape, created_at: dateTime, updated_at: dateTime, deleted_at: when })
