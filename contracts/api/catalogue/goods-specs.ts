import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { dateTime, filled, id, sentId } from '../kit/values.ts'

/** One value of an attribute. */
export const GoodsSpec = z.object({ id, attr_id: id, name: z.string(), created_at: dateTime })

export const adminSpecs = crud({
  path: '/Admin/goods_specs',
  auth: 'admin',
  noun: 'all values of attributes',
  row: GoodsSpec,
  form: z.object({ attr_id: sentId, name: filled.max(20) }),
  editForm: z.object({ name: filled.max(20) }),
})
