// Proves ASC-8.
import screen from '#src/pages/admin/orders/order-comments.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/order_comments', screen, { as: 'admin' })
