import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { dateTime, filled, id, sentInt } from '../kit/values.ts'

const pixels = z.int().min(0).max(10_000)

/** An ad space; width and height are recommendations. */
export const AdvSpace = z.object({ id, name: z.string(), width: z.int().min(0), height: z.int().min(0), created_at: dateTime })
/** Adverts are requested by the name of their ad space, so the name must be unique. */
export const AdvSpaceForm = z.object({
  name: filled.max(25),
  width: sentInt(pixels).default(0),
  height: sentInt(pixels).default(0),
})

export const adminAdvSpaces = crud({
  path: '/Admin/adv_spaces',
  auth: 'admin',
  noun: 'ad spaces',
  row: AdvSpace,
  form: AdvSpaceForm,
  errors: ['nameTaken'],
})
