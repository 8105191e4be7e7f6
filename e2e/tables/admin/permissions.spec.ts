// Proves ROL-13.
import screen from '#src/pages/admin/accounts/permissions.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/permissions', screen, { as: 'admin' })
