import { useTranslation } from 'react-i18next'
import { adminNewStores } from '#contracts/api/dashboards.ts'
import { page } from '#src/table/page.ts'
import { NewRows } from './dashboard/new-rows.tsx'
import { storeStatus, storeStep } from './store-fields.ts'

const stores = page(
  { list: { ...adminNewStores, reply: adminNewStores.reply.shape.list } },
  {
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

/** Stores that joined in a period. Source: screens-admin, dashboard/store. */
export default function NewStores() {
  const { t } = useTranslation()
  return (
    <NewRows
      from={adminNewStores}
      table={stores}
      title={t('dashboard.storeTrend')}
      label={t('dashboard.newStores')}
      measure="count"
      rows={t('dashboard.newStores')}
    />
  )
}
