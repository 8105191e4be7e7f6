// Proves OSC-7.
import screen from '#src/pages/admin/orders/orders.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/orders', screen, {
  as: 'admin',
  // Of the buyer, the list shows no name.
  search: { nickname: 'e' },
})
