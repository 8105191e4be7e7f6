import screen from '#src/pages/admin/sms.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/sms', screen, { as: 'admin' })
