import screen from '#src/pages/seller/order-settlements.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/order_settlements', screen, { as: 'seller' })
