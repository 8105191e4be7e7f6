import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { importOf } from '../kit/import.ts'
import { dateTime, filled, id, sentInt } from '../kit/values.ts'

const code = z.string().regex(/^\d{1,20}$/)

/** A province, city or district with the areas below it. The tree links by code, addresses refer to ids. */
export const AreaNode = z.object({
  id,
  name: z.string(),
  code,
  pid: code,
  lev: z.int().min(0),
  get children(): z.ZodOptional<z.ZodArray<typeof AreaNode>> {
    return z.array(AreaNode).optional()
  },
})
export type AreaNode = z.infer<typeof AreaNode>

export const loadAreas = endpoint({
  method: 'GET',
  path: '/load_areas',
  auth: 'none',
  about: 'Load the tree of areas',
  query: z.object({ deep: sentInt().optional() }).optional(),
  reply: z.array(AreaNode),
})

export const lazyAreas = endpoint({
  method: 'GET',
  path: '/load_areas',
  auth: 'none',
  variant: 'isLazy',
  about: 'Load one level of areas',
  query: z.object({ isLazy: z.literal('true'), pid: z.union([z.string(), z.number()]) }),
  reply: z.array(z.object({ id, name: z.string(), code, pid: code, leaf: z.boolean() })),
})

export const Area = z.object({
  id,
  pid: code,
  name: z.string(),
  code,
  deep: z.int().min(0).max(2),
  created_at: dateTime.nullable(),
  has_children: z.object({ id }).nullable().optional().describe('One child, or null if there is none. Source: LST-11.'),
})
export const AreaForm = z.object({ pid: code, name: filled.max(30), code: code.min(2) })

export const adminAreas = crud({
  path: '/Admin/areas',
  auth: 'admin',
  noun: 'areas',
  row: Area,
  form: AreaForm,
  errors: ['nameTaken'],
  only: ['list', 'children', 'show', 'create', 'update', 'remove'],
})

export const clearAreas = endpoint({
  method: 'GET',
  path: '/Admin/clear_area',
  changes: true,
  auth: 'admin',
  about: 'Refresh the tree of areas that the storefront loads',
  reply: z.array(AreaNode),
})

/** The parent of a row may be an earlier row of the same import. */
export const importAreas = importOf('/Admin/areas', 'areas', AreaForm)
