import screen from '#src/pages/admin/permissions-group.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/permission_groups', screen, { as: 'admin' })
