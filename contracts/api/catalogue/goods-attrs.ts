import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { allQuery } from '../kit/list-query.ts'
import { dateTime, filled, id, sentId } from '../kit/values.ts'

/** An attribute of a store with the names of its values. */
export const GoodsAttr = z.object({ id, name: z.string(), specs: z.array(z.string()), created_at: dateTime })

const values = z.array(filled.max(20)).max(100)

/** `specs` is the complete list of values: existing names keep their ids. Source: CLS-4. */
export const GoodsAttrForm = z.object({ name: filled.max(20), specs: values.min(1) })

/** An empty list of values leaves them unchanged. Source: CLS-4. */
export const GoodsAttrEditForm = z.object({
  name: filled.max(20).optional(),
  specs: z.union([z.literal('').transform(() => []), values]).optional(),
})

export const sellerAttrs = crud({
  path: '/Seller/goods_attrs',
  auth: 'seller',
  noun: "the store's attributes",
  row: GoodsAttr,
  form: GoodsAttrForm,
  editForm: GoodsAttrEditForm,
})

/** The product form requests it with `isAll=true&isWith=specs`. */
export const sellerAllAttrs = endpoint({
  method: 'GET',
  path: '/Seller/goods_attrs',
  auth: 'seller',
  variant: 'isAll',
  about: 'List every attribute of the store with its values',
  query: allQuery,
  reply: z.array(z.object({ id, name: z.string(), specs: z.array(z.object({ id, attr_id: id, name: z.string() })) })),
  errors: ['unknownColumn'],
})

/** Values are added and removed one by one through `/Admin/goods_specs`. */
export const adminAttrs = crud({
  path: '/Admin/goods_attrs',
  auth: 'admin',
  noun: 'all attributes',
  row: GoodsAttr,
  form: z.object({ store_id: sentId, name: filled.max(20) }),
  editForm: z.object({ name: filled.max(20) }),
})
