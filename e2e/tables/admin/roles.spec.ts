import screen from '#src/pages/admin/roles.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/roles', screen, { as: 'admin' })
