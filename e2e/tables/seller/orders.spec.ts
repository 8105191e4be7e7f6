// Proves OSC-8.
import screen from '#src/pages/seller/orders/orders.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/orders', screen, { as: 'seller', search: { nickname: 'e' } })
