import { adminSmsLogs } from '#contracts/api/system/sms.ts'
import { defineTable } from '#src/table/define-table.ts'

/** Text messages that were sent or failed. Source: MSG-4. */
export default defineTable(adminSmsLogs, {
  noun: 'nouns.sentMessage',
  fields: {
    ip: { kind: 'text', minor: true },
    name: { kind: 'text', label: 'sms.name' },
    content: { kind: 'text', label: 'sms.content' },
    status: { kind: 'choice', of: { 1: 'sms.sent', 0: 'sms.failed' }, tag: { 1: 'success', 0: 'danger' } },
    error_msg: { kind: 'longText', span: 24 },
  },
  columns: ['name', 'phone', 'content', 'status', 'ip', 'error_msg', 'created_at'],
  search: { name: 'startsWith', phone: 'startsWith', ip: 'startsWith', status: 'equals' },
  view: ['name', 'phone', 'content', 'status', 'ip', 'created_at', 'error_msg'],
})
