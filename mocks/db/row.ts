import { z } from 'zod'
import { dateTime, id, money } from '#contracts/api/kit/values.ts'

/** A time that may not have come yet. */
export const when = dateTime.nullable()
/** The id of another row; 0 is none. */
export const ref = z.int().min(0)
export const count = z.int().min(0)
/** Money that may never be negative: balances, prices, totals. */
export const amount = money.refine(text => !text.startsWith('-'), 'must not be negative')

/** A row with its columns, its id and its times. */
export const row = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ id, ...shape, created_at: dateTime, updated_at: dateTime, deleted_at: when })
