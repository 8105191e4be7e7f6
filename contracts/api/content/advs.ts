import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { dateTime, filled, flag, id, imageUrl, sentFlag, sentId, sentInt } from '../kit/values.ts'

const small = z.int().min(0).max(255)
const sentSmall = z
  .union([z.literal('').transform(() => 0), sentInt(small)])
  .default(0)
  .describe('A number that may be left empty. Source: CAL-7.')

/** An advert in the ad space `pid`; it is shown if `status` is 1, between its start and end time. */
export const Adv = z.object({
  id,
  pid: id,
  name: z.string(),
  url: z.string(),
  image: imageUrl,
  adv_start: dateTime,
  adv_end: dateTime,
  is_sort: small,
  is_type: small,
  status: flag,
  created_at: dateTime,
})
export const AdvForm = z
  .object({
    pid: sentId,
    name: filled.max(25),
    url: z.string().max(150).default(''),
    image: imageUrl.max(150).default(''),
    adv_start: dateTime,
    adv_end: dateTime,
    is_sort: sentSmall,
    is_type: sentSmall,
    status: sentFlag,
  })
  .refine(({ adv_start, adv_end }) => adv_start < adv_end, { path: ['adv_end'] })

export const adminAdvs = crud({ path: '/Admin/advs', auth: 'admin', noun: 'adverts', row: Adv, form: AdvForm })

/** Highest `is_sort` first; an empty list if there is no such ad space. */
export const listAdvs = endpoint({
  method: 'GET',
  path: '/adv',
  auth: 'none',
  about: 'List the adverts that an ad space shows now',
  query: z.object({ name: filled }),
  reply: z.array(Adv.omit({ created_at: true })),
  errors: ['invalidInput'],
})
