import { adminCurrencies } from '#contracts/api/money/currencies.ts'
import { crudHandlers } from '../../kit.ts'

export const currencyHandlers = crudHandlers(adminCurrencies, {
  rows: db => db.currencies,
  show: row => row,
  create: (body, { db }) => db.currencies.add(body),
  update: (row, body, { db }) => db.currencies.change(row.id, body),
})
