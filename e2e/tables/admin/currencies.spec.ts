// Proves ARA-5.
import screen from '#src/pages/admin/money/currencies.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/currencies', screen, { as: 'admin' })
