import screen from '#src/pages/admin/expresses.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/expresses', screen, { as: 'admin' })
