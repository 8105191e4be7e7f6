import screen from '#src/pages/seller/orders-wait.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/orders/wait', screen, { as: 'seller', search: { nickname: 'e' } })
