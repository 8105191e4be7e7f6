// Proves DSH-10.
import { adminNewStores } from '#contracts/api/system/dashboards.ts'
import { newStoresTable } from '#src/pages/admin/system/dashboard/new-stores.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/dashboard/store?period=year', newStoresTable, {
  as: 'admin',
  rows: async call => (await call(adminNewStores, { query: { is_type: 1 } })).list.data,
})
