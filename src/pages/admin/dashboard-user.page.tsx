import { useTranslation } from 'react-i18next'
import { adminNewUsers } from '#contracts/api/dashboards.ts'
import { page } from '#src/table/page.ts'
import { NewRows } from './dashboard/new-rows.tsx'

const users = page(
  { list: { ...adminNewUsers, reply: adminNewUsers.reply.shape.list } },
  {
    fields: { avatar: { kind: 'image' }, username: { kind: 'tag' }, phone: { kind: 'tag' } },
    columns: ['avatar', 'nickname', 'username', 'phone', 'created_at'],
    search: { nickname: 'startsWith' },
    can: { export: false },
  },
)

/** Shoppers and sellers who registered in a period. Source: screens-admin, dashboard/user. */
export default function NewUsers() {
  const { t } = useTranslation()
  return (
    <NewRows
      from={adminNewUsers}
      table={users}
      title={t('dashboard.newUserTrend')}
      label={t('dashboard.newUsers')}
      measure="count"
      rows={t('dashboard.newUsers')}
    />
  )
}
