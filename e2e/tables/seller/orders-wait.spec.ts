// Proves OSC-9.
import screen from '#src/pages/seller/orders/orders-wait.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/orders/wait', screen, {
  as: 'seller',
  record: { given: ['an order waits for delivery', { id: 90_112 }], id: 90_112 },
  search: { nickname: 'e' },
})
