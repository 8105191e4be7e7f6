import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { allQuery } from './kit/list-query.ts'
import { id } from './kit/values.ts'

export const Express = z.object({ id, name: z.string(), code: z.string() })

export const allExpresses = endpoint({
  method: 'GET',
  path: '/expresses',
  auth: 'none',
  variant: 'isAll',
  about: 'List every courier company',
  query: allQuery,
  reply: z.array(Express),
  errors: ['unknownColumn'],
})
