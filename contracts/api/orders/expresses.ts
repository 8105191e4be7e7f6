import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { allQuery, listQuery, pageOf } from '../kit/list-query.ts'
import { dateTime, filled, id } from '../kit/values.ts'

export const Express = z.object({ id, name: z.string(), code: z.string() })

const list = { method: 'GET', path: '/expresses', auth: 'none', errors: ['unknownColumn'] } as const

export const listExpresses = endpoint({
  ...list,
  about: 'List courier companies page by page',
  query: listQuery,
  reply: pageOf(Express),
})

export const allExpresses = endpoint({
  ...list,
  variant: 'isAll',
  about: 'List every courier company',
  query: allQuery,
  reply: z.array(Express),
})

/** Orders refer to their courier by its code, so the code must be unique. */
export const ExpressForm = z.object({ name: filled.max(30), code: filled.max(10) })

export const adminExpresses = crud({
  path: '/Admin/expresses',
  auth: 'admin',
  noun: 'courier companies',
  row: Express.extend({ created_at: dateTime.nullable() }),
  form: ExpressForm,
  errors: ['nameTaken'],
})
