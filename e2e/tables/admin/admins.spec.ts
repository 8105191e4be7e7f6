// Proves ADM-7.
import screen from '#src/pages/admin/accounts/admins.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/admins', screen, { as: 'admin' })
