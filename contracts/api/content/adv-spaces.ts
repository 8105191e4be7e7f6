import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { dateTime, filled, id, sentInt } from '../kit/values.ts'

const pixels = z.int().min(0).max(10_000)

/** A place for adverts; width and height are advice. */
export const AdvSpace = z.object({ id, name: z.string(), width: z.int().min(0), height: z.int().min(0), created_at: dateTime })
/** Adverts are asked for by the name of their place, so no two places share one. */
export const AdvSpaceForm = z.object({
  name: filled.max(25),
  width: sentInt(pixels).default(0),
  height: sentInt(pixels).default(0),
})

export const adminAdvSpaces = crud({
  path: '/Admin/adv_spaces',
  auth: 'admin',
  noun: 'places for adverts',
  row: AdvSpace,
  form: AdvSpaceForm,
  errors: ['nameTaken'],
})
