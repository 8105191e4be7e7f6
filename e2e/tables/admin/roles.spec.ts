// Proves ROL-12.
import screen from '#src/pages/admin/accounts/roles.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/roles', screen, { as: 'admin' })
