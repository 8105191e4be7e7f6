// Proves MSC-3.
import screen from '#src/pages/admin/money/money-logs.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/money_logs', screen, { as: 'admin' })
