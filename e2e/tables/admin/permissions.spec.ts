import screen from '#src/pages/admin/permissions.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/permissions', screen, { as: 'admin' })
