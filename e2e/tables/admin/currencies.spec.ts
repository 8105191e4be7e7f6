import screen from '#src/pages/admin/currencies.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/currencies', screen, { as: 'admin' })
