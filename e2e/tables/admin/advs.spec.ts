// Proves ADV-2, ADV-5.
import screen from '#src/pages/admin/content/advs.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/advs', screen, { as: 'admin' })
