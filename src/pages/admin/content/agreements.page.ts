import { adminAgreements } from '#contracts/api/content/agreements.ts'
import { defineTable } from '#src/table/define-table.ts'

/** Agreements; screens request them by call name. Source: ART-9. */
export default defineTable(adminAgreements, {
  noun: 'nouns.agreement',
  fields: {
    name: { kind: 'text', label: 'agreements.name' },
    ename: { kind: 'text', label: 'agreements.callName' },
    content: { kind: 'richText', label: 'articles.content', span: 24 },
  },
  columns: ['name', 'ename', 'created_at'],
  search: { name: 'startsWith', ename: 'startsWith' },
  form: ['name', 'ename', 'content'],
  view: ['name', 'ename', 'content'],
  dialog: { width: '70%' },
})
