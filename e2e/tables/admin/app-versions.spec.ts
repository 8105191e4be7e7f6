import screen from '#src/pages/admin/app-versions.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/app_versions', screen, { as: 'admin' })
