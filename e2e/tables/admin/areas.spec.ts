import screen from '#src/pages/admin/areas.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/areas', screen, { as: 'admin' })
