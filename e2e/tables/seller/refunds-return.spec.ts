// Proves ASC-5.
import screen from '#src/pages/seller/after-sales/refunds-return.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/returns', screen, {
  as: 'seller',
  record: {
    given: ['an order has an after-sales case', { id: 90_141, refund_type: 1, refund_verify: 0, refund_step: 0 }],
    id: 90_141,
  },
})
