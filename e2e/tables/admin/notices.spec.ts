// Proves ART-10.
import screen from '#src/pages/admin/content/notices.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/notices', screen, { as: 'admin' })
