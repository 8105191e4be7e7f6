import { adminSms } from '#contracts/api/system/sms.ts'
import { page } from '#src/table/page.ts'

/** Templates of text messages. Source: MSG-4. */
export default page(adminSms, {
  fields: {
    name: { kind: 'text', label: 'sms.name' },
    code: { kind: 'tag', label: 'sms.code' },
    content: { kind: 'text', label: 'sms.signature' },
    description: { kind: 'longText', span: 24 },
  },
  columns: ['name', 'code', 'content', 'description', 'created_at'],
  search: { name: 'startsWith', code: 'startsWith', content: 'startsWith' },
  form: ['name', 'code', 'content', 'description'],
  view: ['name', 'code', 'content', 'description'],
})
