import screen from '#src/pages/admin/admins.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/admins', screen, { as: 'admin' })
