import screen from '#src/pages/admin/advs.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/advs', screen, { as: 'admin' })
