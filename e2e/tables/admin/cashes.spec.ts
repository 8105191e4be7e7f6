import screen from '#src/pages/admin/cashes.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/cashes', screen, { as: 'admin' })
