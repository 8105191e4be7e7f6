import screen from '#src/pages/admin/sms-logs.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/sms_logs', screen, { as: 'admin' })
