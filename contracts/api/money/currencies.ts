import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { dateTime, filled, id } from '../kit/values.ts'

/** `ename` is a language, `currency` the symbol, `currency_ename` the code for payments. */
export const Currency = z.object({
  id,
  name: z.string(),
  ename: z.string(),
  currency: z.string(),
  currency_ename: z.string(),
  content: z.string(),
  created_at: dateTime,
})
export const CurrencyForm = z.object({
  name: filled.max(30),
  ename: filled.max(20),
  currency: filled.max(20),
  currency_ename: filled.max(20),
  content: z.string().max(100).default(''),
})

export const adminCurrencies = crud({
  path: '/Admin/currencies',
  auth: 'admin',
  noun: 'currencies',
  row: Currency,
  form: CurrencyForm,
})
