// Proves ROL-13.
import screen from '#src/pages/admin/accounts/permissions-group.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/permission_groups', screen, { as: 'admin' })
