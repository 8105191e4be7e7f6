import { z } from 'zod'

const text = z.string()

/** The values of the form, valid or not. Source: STO-2. */
export const Draft = z.object({
  store_logo: text,
  store_name: text,
  class_id: z.array(z.array(z.int())),
  store_company_name: text,
  area: z.array(z.int()),
  store_address: text,
  business_license: text,
  business_license_no: text,
  legal_person: text,
  store_phone: text,
  id_card_no: text,
  id_card_t: text,
  id_card_b: text,
  emergency_contact: text,
  emergency_contact_phone: text,
})
/** The values of the application form. */
export type Values = z.infer<typeof Draft>
