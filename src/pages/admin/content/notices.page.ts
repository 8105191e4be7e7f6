import { adminNotices } from '#contracts/api/content/notices.ts'
import { defineTable } from '#src/table/define-table.ts'

/** Site notices. Source: ART-10. */
export default defineTable(adminNotices, {
  noun: 'nouns.notice',
  fields: {
    name: { kind: 'text', label: 'articles.title' },
    tag: { kind: 'tag', label: 'notices.tag' },
    content: { kind: 'richText', label: 'articles.content', span: 24 },
  },
  columns: ['name', 'tag', 'created_at'],
  search: { name: 'startsWith', tag: 'startsWith', content: 'contains' },
  form: ['name', 'tag', 'content'],
  view: ['name', 'tag', 'content'],
  dialog: { width: '70%' },
})
