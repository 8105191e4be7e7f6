// Proves ADM-8.
import screen from '#src/pages/admin/accounts/users.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/users', screen, { as: 'admin' })
