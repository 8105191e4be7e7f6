// Proves STL-9, MSC-8.
import screen from '#src/pages/seller/money/order-settlements.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/order_settlements', screen, { as: 'seller' })
