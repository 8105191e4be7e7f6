// Proves MSC-5.
import screen from '#src/pages/admin/money/cashes.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/cashes', screen, { as: 'admin' })
