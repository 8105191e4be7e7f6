import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { dateTime, filled, id, imageUrl, sentInt } from '../kit/values.ts'

/** A product class with its subclasses, on three levels; leaves have no `children`. */
export const ClassNode = z.object({
  id,
  pid: z.int().min(0),
  name: z.string(),
  thumb: imageUrl,
  lev: z.int().min(0),
  get children(): z.ZodOptional<z.ZodArray<typeof ClassNode>> {
    return z.array(ClassNode).optional()
  },
})
export type ClassNode = z.infer<typeof ClassNode>

export const loadGoodsClasses = endpoint({
  method: 'GET',
  path: '/load_goods_classes',
  auth: 'none',
  about: 'Load the tree of product classes',
  query: z.object({ deep: sentInt().optional() }).optional(),
  reply: z.array(ClassNode),
})

const place = z.int().min(0).max(255)

/** A product class as administrators see it; `pid` is 0 on the first of three levels. */
export const GoodsClass = z.object({
  id,
  pid: z.int().min(0),
  name: z.string(),
  thumb: imageUrl,
  is_sort: place,
  created_at: dateTime,
  has_children: z.object({ id }).nullable().optional().describe('One subclass, or null if there is none. Source: LST-11.'),
})
export const GoodsClassForm = z.object({
  pid: sentInt(z.int().min(0)),
  name: filled.max(20),
  thumb: imageUrl.optional(),
  is_sort: z
    .union([z.literal('').transform(() => 0), sentInt(place)])
    .default(0)
    .describe('May be left empty. Source: CAL-7.'),
})

export const adminClasses = crud({
  path: '/Admin/goods_classes',
  auth: 'admin',
  noun: 'product classes',
  row: GoodsClass,
  form: GoodsClassForm,
  only: ['list', 'children', 'show', 'create', 'update', 'remove'],
})
