import screen from '#src/pages/admin/distribution-logs.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/distribution_logs', screen, { as: 'admin' })
