import { adminSms } from '#contracts/api/system/sms.ts'
import { defineTable } from '#src/table/define-table.ts'

/** Templates of text messages. Source: MSG-4. */
export default defineTable(adminSms, {
  noun: 'nouns.messageTemplate',
  fields: {
    name: { kind: 'text', label: 'sms.name' },
    code: { kind: 'text', label: 'sms.code' },
    content: { kind: 'text', label: 'sms.signature' },
    description: { kind: 'longText', span: 24 },
  },
  columns: ['name', 'code', 'content', 'description', 'created_at'],
  search: { name: 'startsWith', code: 'startsWith', content: 'startsWith' },
  form: ['name', 'code', 'content', 'description'],
  view: ['name', 'code', 'content', 'description'],
})
