import screen from '#src/pages/admin/users.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/users', screen, { as: 'admin' })
