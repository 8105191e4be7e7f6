import screen from '#src/pages/admin/sms.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/sms', screen, {
  as: 'admin',
  add: { name: 'Greeting', code: 'SMS_990001', content: 'Hello' },
  edit: { name: 'Southwind' },
})
