import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { allQuery } from '../kit/list-query.ts'
import { dateTime, filled, id } from '../kit/values.ts'

const IntegralClass = z.object({ id, name: z.string() })

export const listIntegralClasses = endpoint({
  method: 'GET',
  path: '/integral/class',
  auth: 'none',
  about: 'List the classes of the points shop',
  reply: z.array(IntegralClass),
})

export const adminIntegralClasses = crud({
  path: '/Admin/integral_goods_classes',
  auth: 'admin',
  noun: 'classes of the points shop',
  row: IntegralClass.extend({ created_at: dateTime }),
  form: z.object({ name: filled.max(20) }),
})

export const allIntegralClasses = endpoint({
  method: 'GET',
  path: '/Admin/integral_goods_classes',
  auth: 'admin',
  variant: 'isAll',
  about: 'List every class of the points shop to choose from',
  query: allQuery,
  reply: z.array(IntegralClass),
  errors: ['unknownColumn'],
})
