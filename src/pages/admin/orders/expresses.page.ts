import { adminExpresses } from '#contracts/api/orders/expresses.ts'
import { defineTable } from '#src/table/define-table.ts'

/** Courier companies; orders refer to them by code. Source: ARA-5. */
export default defineTable(adminExpresses, {
  noun: 'nouns.courier',
  fields: { name: { kind: 'text', label: 'expresses.name' } },
  columns: ['name', 'code', 'created_at'],
  search: { name: 'startsWith' },
  form: ['name', 'code'],
  view: ['name', 'code'],
})
