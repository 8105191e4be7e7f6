// Proves ASC-8.
import screen from '#src/pages/seller/orders/order-comments.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/order_comments', screen, { as: 'seller' })
