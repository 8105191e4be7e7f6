import screen from '#src/pages/admin/refunds-return.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/returns', screen, { as: 'admin' })
