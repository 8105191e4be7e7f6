// Proves MSG-1, MSG-4.
import screen from '#src/pages/admin/system/sms.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/sms', screen, { as: 'admin' })
