import { adminIntegralClasses } from '#contracts/api/points/integral-goods-classes.ts'
import { defineTable } from '#src/table/define-table.ts'

/** Categories of the points shop. Source: PSC-6. */
export default defineTable(adminIntegralClasses, {
  noun: 'nouns.category',
  fields: { name: { kind: 'text', label: 'goodsClasses.name', span: 24 } },
  columns: ['name', 'created_at'],
  search: { name: 'contains' },
  form: ['name'],
  view: ['name'],
})
