import screen from '#src/pages/admin/money-logs.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/money_logs', screen, { as: 'admin' })
