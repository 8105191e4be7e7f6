import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { id, imageUrl, sentInt } from './kit/values.ts'

/** A product class with what is below it; three levels, `children` is absent on leaves. */
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
