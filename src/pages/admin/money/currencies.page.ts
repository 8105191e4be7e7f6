import { adminCurrencies } from '#contracts/api/money/currencies.ts'
import { defineTable } from '#src/table/define-table.ts'

/** Currencies, each for one language. Source: ARA-5. */
export default defineTable(adminCurrencies, {
  noun: 'nouns.currency',
  fields: {
    name: { kind: 'text', label: 'currencies.name', span: 24 },
    ename: { kind: 'text', label: 'currencies.language' },
    currency: { kind: 'text', label: 'currencies.symbol' },
    currency_ename: { kind: 'text', label: 'currencies.payment' },
    content: { kind: 'longText', label: 'field.description', span: 24, minor: true },
  },
  columns: ['name', 'ename', 'currency', 'currency_ename', 'content', 'created_at'],
  search: { name: 'startsWith', ename: 'contains', currency: 'contains', currency_ename: 'contains' },
  form: ['name', 'ename', 'currency', 'currency_ename', 'content'],
  view: ['name', 'ename', 'currency', 'currency_ename', 'content'],
})
