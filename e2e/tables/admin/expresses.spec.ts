// Proves ARA-5.
import screen from '#src/pages/admin/orders/expresses.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/expresses', screen, { as: 'admin' })
