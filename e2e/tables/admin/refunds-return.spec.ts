// Proves REF-13, ASC-4.
import screen from '#src/pages/admin/after-sales/refunds-return.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/returns', screen, {
  as: 'admin',
  record: {
    given: ['an order has an after-sales case', { id: 90_141, refund_type: 1, refund_verify: 0, refund_step: 0 }],
    id: 90_141,
  },
})
