import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { allQuery } from '../kit/list-query.ts'
import { dateTime, filled, id } from '../kit/values.ts'

export const PermissionGroup = z.object({ id, name: z.string(), content: z.string(), created_at: dateTime })
export const PermissionGroupForm = z.object({ name: filled.max(35), content: z.string().max(40).optional() })

/** A group with its permissions, as the role editor offers them. */
export const PermissionChoice = z.object({
  id,
  name: z.string(),
  permissions: z
    .array(z.object({ id, name: z.string(), apis: z.string() }))
    .optional()
    .describe('Only if the query has `isWith=permissions`.'),
})

export const adminPermissionGroups = crud({
  path: '/Admin/permission_groups',
  auth: 'admin',
  noun: 'permission groups',
  row: PermissionGroup,
  form: PermissionGroupForm,
})

export const allPermissionGroups = endpoint({
  method: 'GET',
  path: '/Admin/permission_groups',
  auth: 'admin',
  variant: 'isAll',
  about: 'List every permission group',
  query: allQuery,
  reply: z.array(PermissionChoice),
  errors: ['unknownColumn'],
})

/** The sellers' role editor requests it; seller roles hold no permissions, so it is empty. Source: ROL-11. */
export const sellerPermissionGroups = endpoint({
  method: 'GET',
  path: '/Seller/permission_groups',
  auth: 'seller',
  about: 'List the permission groups for sellers, which is always empty',
  query: allQuery,
  reply: z.array(PermissionChoice).length(0),
})
