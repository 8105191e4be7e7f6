import screen from '#src/pages/admin/order-settlements.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/order_settlements', screen, { as: 'admin' })
