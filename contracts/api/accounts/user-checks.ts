import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { filled, id, imageUrl } from '../kit/values.ts'

/** A shopper's identity and bank account. A shopper with such a record counts as verified. Source: PER-3. */
const fields = {
  name: filled.max(20),
  card_no: filled.max(30),
  card_t: imageUrl.min(1),
  card_b: imageUrl.min(1),
  bank_no: filled.max(30),
  bank_name: filled.max(30),
}

export const UserCheck = z.object({ id, ...fields })
export const UserCheckForm = z.object(fields)

export const showUserCheck = endpoint({
  method: 'GET',
  path: '/user/check',
  auth: 'buyer',
  about: "Show the shopper's own identity record; null when there is none",
  reply: UserCheck.nullable(),
})

/** Returns the record when it is new, afterwards the number of changed rows. */
export const saveUserCheck = endpoint({
  method: 'POST',
  path: '/user/check',
  auth: 'buyer',
  about: "Save the shopper's own identity record",
  body: UserCheckForm,
  reply: z.union([UserCheck, z.int()]),
  errors: ['invalidInput'],
})
