import { adminNewStores } from '#contracts/api/system/dashboards.ts'
import { defineTable } from '#src/table/define-table.ts'
import { storeStatus, storeStep } from '../../stores/store-fields.ts'

/** Stores that joined in a period. */
export const newStoresTable = defineTable(
  { list: { ...adminNewStores, reply: adminNewStores.reply.shape.list } },
  {
    noun: 'nouns.store',
    fields: {
      store_logo: { kind: 'image', label: 'goodsBrands.logo' },
      store_status: storeStatus,
      store_verify: storeStep,
      area_info: { kind: 'text', label: 'field.area' },
    },
    columns: ['store_logo', 'store_name', 'area_info', 'store_status', 'store_verify', 'created_at'],
    search: { store_name: 'startsWith' },
    can: { export: false },
  },
)
