import screen from '#src/pages/admin/notices.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/notices', screen, { as: 'admin' })
