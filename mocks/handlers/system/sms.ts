import { adminSms, adminSmsLogs } from '#contracts/api/system/sms.ts'
import { checkFree } from '../../domain/content/content.ts'
import { crudHandlers } from '../../kit.ts'

export const smsHandlers = [
  ...crudHandlers(adminSms, {
    rows: db => db.sms,
    show: row => row,
    create: (body, { db }) => {
      checkFree(db.sms, 'name', body.name)
      return db.sms.add(body)
    },
    update: (row, body, { db }) => {
      checkFree(db.sms, 'name', body.name, row.id)
      db.sms.change(row.id, body)
    },
  }),
  ...crudHandlers(adminSmsLogs, { rows: db => db.sms_logs, show: row => row }),
]
