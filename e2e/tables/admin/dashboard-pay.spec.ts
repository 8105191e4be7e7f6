// Proves DSH-8.
import { adminPayments } from '#contracts/api/system/dashboards.ts'
import { paymentsTable } from '#src/pages/admin/system/dashboard/payments.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/dashboard/pay?period=year', paymentsTable, {
  as: 'admin',
  rows: async call => (await call(adminPayments, { query: { is_type: 1 } })).list.data,
})
