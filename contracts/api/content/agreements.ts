import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { dateTime, filled, id, richText } from '../kit/values.ts'

export const Agreement = z.object({ id, name: z.string(), ename: z.string(), content: richText, created_at: dateTime })
/** `ename` is the call name by which screens request it, such as `agreement`. */
export const AgreementForm = z.object({ name: filled.max(30), ename: filled.max(15), content: richText.default('') })

export const adminAgreements = crud({
  path: '/Admin/agreements',
  auth: 'admin',
  noun: 'agreements',
  row: Agreement,
  form: AgreementForm,
  errors: ['nameTaken'],
})

/** Source: ART-4. */
export const showAgreement = endpoint({
  method: 'GET',
  path: '/agreements/{name}',
  auth: 'none',
  about: 'Show an agreement by its call name',
  reply: Agreement,
  errors: ['notFound'],
})
