// Proves MSG-1, MSG-4.
import screen from '#src/pages/admin/system/sms-logs.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/sms_logs', screen, { as: 'admin' })
