import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { importOf } from '../kit/import.ts'
import { allQuery } from '../kit/list-query.ts'
import { dateTime, filled, id, imageUrl } from '../kit/values.ts'

export const Brand = z.object({ id, name: z.string(), thumb: imageUrl, created_at: dateTime })
export const BrandForm = z.object({ name: filled.max(20), thumb: imageUrl.optional() })

export const adminBrands = crud({
  path: '/Admin/goods_brands',
  auth: 'admin',
  noun: 'product brands',
  row: Brand,
  form: BrandForm,
})

export const importBrands = importOf('/Admin/goods_brands', 'product brands', BrandForm)

const platform = { path: '/Seller/goods_brands', auth: 'seller' } as const

export const sellerBrands = crud({
  ...platform,
  noun: 'product brands for sellers',
  row: Brand,
  form: BrandForm,
  only: ['list'],
})

export const sellerAllBrands = endpoint({
  ...platform,
  method: 'GET',
  variant: 'isAll',
  about: 'List every product brand for the form of a product',
  query: allQuery,
  reply: z.array(Brand),
  errors: ['unknownColumn'],
})
