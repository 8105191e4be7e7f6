import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { allQuery } from '../kit/list-query.ts'
import { dateTime, filled, id, sentId } from '../kit/values.ts'

export const Role = z.object({ id, name: z.string(), created_at: dateTime })

/** A role with the menus and permissions that it grants; seller roles hold menus only. Source: ROL-6, ROL-11. */
export const RoleDetail = Role.extend({
  menus: z.array(z.object({ id, pid: z.int().min(0), name: z.string(), ename: z.string() })),
  permissions: z.array(z.object({ id, name: z.string(), apis: z.string() })),
})

/** Both lists replace the stored ones; a missing list means none. Source: ROL-6. */
export const RoleForm = z.object({
  name: filled.max(15),
  menu_id: z.array(sentId).default([]),
  permission_id: z.array(sentId).default([]),
})

const shapes = { row: Role, detail: RoleDetail, form: RoleForm, errors: ['notFound'] } as const

export const adminRoles = crud({
  ...shapes,
  path: '/Admin/roles',
  auth: 'admin',
  noun: 'roles of administrators',
  removeErrors: ['builtIn'],
})
export const sellerRoles = crud({ ...shapes, path: '/Seller/roles', auth: 'seller', noun: 'roles of sub-accounts' })

const all = { method: 'GET', variant: 'isAll', query: allQuery, reply: z.array(Role), errors: ['unknownColumn'] } as const

export const allAdminRoles = endpoint({
  ...all,
  path: '/Admin/roles',
  auth: 'admin',
  about: 'List every role that an administrator may get',
})
export const allSellerRoles = endpoint({
  ...all,
  path: '/Seller/roles',
  auth: 'seller',
  about: 'List every role that a sub-account may get',
})
