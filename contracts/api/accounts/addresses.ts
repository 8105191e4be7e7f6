import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { changedRows, filled, flag, id, sentFlag, sentId } from '../kit/values.ts'

export const Address = z.object({
  id,
  receive_name: z.string(),
  receive_tel: z.string(),
  area_info: z.string().describe('Province, city and district, joined by spaces.'),
  address: z.string(),
  province_id: z.int().min(0),
  city_id: z.int().min(0),
  region_id: z.int().min(0),
  is_default: flag,
})
export type Address = z.infer<typeof Address>

export const AddressForm = z.object({
  receive_name: filled.max(15),
  receive_tel: z.string().regex(/^1[3-9]\d{9}$/),
  area: z.array(sentId).min(2).max(3).describe('Ids of province, city and, if there is one, district.'),
  address: filled.max(80),
  is_default: sentFlag.default(0),
})

export const userAddresses = crud({
  path: '/user/addresses',
  auth: 'buyer',
  noun: "the shopper's addresses",
  row: Address,
  form: AddressForm,
  opensNew: true,
})

export const setDefaultAddress = endpoint({
  method: 'GET',
  path: '/user/addresses/default/{id}',
  changes: true,
  auth: 'buyer',
  about: 'Make an address the default',
  reply: changedRows,
  errors: ['notFound'],
})
