import screen from '#src/pages/admin/order-comments.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/order_comments', screen, { as: 'admin' })
