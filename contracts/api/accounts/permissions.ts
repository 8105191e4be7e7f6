import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { full } from '../kit/level.ts'
import { dateTime, filled, id, sentId } from '../kit/values.ts'

/** A call of the back office that roles may allow; `apis` is its route name, such as `admin.orders.index`. */
export const Permission = z.object({
  id,
  pid: full(z.int().min(0).describe('Id of its group; 0 if it was never set.')),
  group_name: full(z.string().describe('`-` if the group was deleted.')),
  name: z.string(),
  apis: z.string(),
  content: z.string(),
  created_at: dateTime,
})
export const PermissionForm = z.object({
  pid: sentId,
  name: filled.max(35),
  apis: filled.max(40),
  content: z.string().max(35).optional(),
})

export const adminPermissions = crud({
  path: '/Admin/permissions',
  auth: 'admin',
  noun: 'permissions',
  row: Permission,
  form: PermissionForm,
  errors: ['notFound'],
})

/** The choices for `apis` in the form of a permission. Source: ROL-9. */
export const loadPermission = endpoint({
  method: 'GET',
  path: '/Admin/load_permission',
  auth: 'admin',
  about: 'List the route names of all calls that need a permission',
  reply: z.array(z.string().min(1)).min(1),
})
