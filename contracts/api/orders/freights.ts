import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { allQuery } from '../kit/list-query.ts'
import { changedRows, dateTime, flag, id, money, sentId, sentInt, sentMoney } from '../kit/values.ts'

/** Prices of the first kilograms and of each further step. `is_type` 0: the store's default, 1: a template for some provinces. */
export const Freight = z.object({
  id,
  name: z.string(),
  f_weight: money,
  f_price: money,
  o_weight: money,
  o_price: money,
  is_type: flag,
  created_at: dateTime,
})

const dimension = sentMoney.refine(text => Number(text) <= 9999.99)

/** Item 0 of the list is the default template, the others apply to the provinces in `area_id`. Source: FRT-10. */
export const FreightForm = z.object({
  info: z
    .array(
      z.object({
        id: z.union([z.literal('').transform(() => 0), sentInt(z.int().min(0))]).describe('0 or empty: a new template.'),
        name: z.string().max(80).optional(),
        f_weight: dimension,
        f_price: dimension,
        o_weight: dimension,
        o_price: dimension,
        area_id: z
          .array(sentId)
          .max(100)
          .optional()
          .describe('Ids of provinces, each in one template at most. A form leaves out an empty list.'),
      }),
    )
    .min(1)
    .max(50),
})

export const sellerFreights = crud({
  path: '/Seller/freights',
  auth: 'seller',
  noun: "the store's freight templates",
  row: Freight,
  form: FreightForm,
  only: ['list'],
})

export const sellerAllFreights = endpoint({
  method: 'GET',
  path: '/Seller/freights',
  auth: 'seller',
  variant: 'isAll',
  about: 'List every freight template of the store with its provinces, the default first',
  query: allQuery,
  reply: z.array(Freight.extend({ area_id: z.array(z.string().regex(/^\d+$/)) })),
  errors: ['unknownColumn'],
})

/** The id in the path is ignored; screens send 0. */
export const saveFreights = endpoint({
  method: 'PUT',
  path: '/Seller/freights/{id}',
  auth: 'seller',
  about: 'Save all freight templates of the store at once',
  body: FreightForm,
  reply: z.array(z.never()),
  errors: ['notFound', 'invalidInput'],
})

export const removeFreights = endpoint({
  method: 'DELETE',
  path: '/Seller/freights/{ids}',
  auth: 'seller',
  about: 'Delete freight templates of the store, never the default',
  reply: changedRows,
  errors: ['notFound', 'wrongState'],
})
