// Proves DSH-10.
import { adminNewUsers } from '#contracts/api/system/dashboards.ts'
import { newUsersTable } from '#src/pages/admin/system/dashboard/new-users.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/dashboard/user?period=year', newUsersTable, {
  as: 'admin',
  rows: async call => (await call(adminNewUsers, { query: { is_type: 1 } })).list.data,
})
