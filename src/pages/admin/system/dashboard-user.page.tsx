import { useTranslation } from 'react-i18next'
import { adminNewUsers } from '#contracts/api/system/dashboards.ts'
import { NewRows } from './dashboard/new-rows.tsx'
import { newUsersTable } from './dashboard/new-users.ts'

/** Shoppers and sellers who registered in a period. Source: DSH-10. */
export default function NewUsers() {
  const { t } = useTranslation()
  return (
    <NewRows
      from={adminNewUsers}
      table={newUsersTable}
      title={t('dashboard.newUserTrend')}
      label={t('dashboard.newUsers')}
      measure="count"
      rows={t('dashboard.newUsers')}
    />
  )
}
