import screen from '#src/pages/admin/refunds.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/refunds', screen, { as: 'admin' })
