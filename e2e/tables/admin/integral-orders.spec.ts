import screen from '#src/pages/admin/integral-orders.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/integral_orders', screen, { as: 'admin' })
