// Proves PSC-8.
import screen from '#src/pages/admin/points/integral-orders.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/integral_orders', screen, { as: 'admin' })
