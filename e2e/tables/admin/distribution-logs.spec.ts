// Proves MKS-7.
import screen from '#src/pages/admin/marketing/distribution-logs.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/distribution_logs', screen, { as: 'admin' })
