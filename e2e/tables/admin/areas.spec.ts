// Proves ARA-4.
import screen from '#src/pages/admin/system/areas.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/areas', screen, { as: 'admin' })
