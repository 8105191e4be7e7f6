// Proves STS-4.
import { listAdminStores } from '#contracts/api/stores/back-office-stores.ts'
import { storesTable } from '#src/pages/admin/stores/stores/table.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/stores?step=2', storesTable, {
  as: 'admin',
  given: ['a store exists', { id: 90_201, store_verify: 2, store_status: 0 }],
  rows: async call => (await call(listAdminStores, { query: { store_verify: 2 } })).data,
})
