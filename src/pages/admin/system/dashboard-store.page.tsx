import { useTranslation } from 'react-i18next'
import { adminNewStores } from '#contracts/api/system/dashboards.ts'
import { NewRows } from './dashboard/new-rows.tsx'
import { newStoresTable } from './dashboard/new-stores.ts'

/** Stores that joined in a period. Source: DSH-10. */
export default function NewStores() {
  const { t } = useTranslation()
  return (
    <NewRows
      from={adminNewStores}
      table={newStoresTable}
      title={t('dashboard.storeTrend')}
      label={t('dashboard.newStores')}
      measure="count"
      rows={t('dashboard.newStores')}
    />
  )
}
