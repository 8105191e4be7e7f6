import { z } from 'zod'
import { crud } from './kit/crud.ts'
import { dateTime, filled, id, imageUrl } from './kit/values.ts'

export const Brand = z.object({ id, name: z.string(), thumb: imageUrl, created_at: dateTime })
export const BrandForm = z.object({ name: filled.max(20), thumb: imageUrl.optional() })

export const adminBrands = crud({
  path: '/Admin/goods_brands',
  auth: 'admin',
  noun: 'product brands',
  row: Brand,
  form: BrandForm,
})
