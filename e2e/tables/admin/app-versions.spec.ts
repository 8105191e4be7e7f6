// Proves MSG-5.
import screen from '#src/pages/admin/content/app-versions.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/app_versions', screen, { as: 'admin' })
