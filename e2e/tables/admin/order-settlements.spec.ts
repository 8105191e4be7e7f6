// Proves MSC-7.
import screen from '#src/pages/admin/money/order-settlements.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/order_settlements', screen, { as: 'admin' })
