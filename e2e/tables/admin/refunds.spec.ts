// Proves REF-13, ASC-4.
import screen from '#src/pages/admin/after-sales/refunds.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/refunds', screen, {
  as: 'admin',
  record: {
    given: ['an order has an after-sales case', { id: 90_141, refund_type: 0, refund_verify: 0, refund_step: 0 }],
    id: 90_141,
  },
})
