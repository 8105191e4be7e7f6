import { useTranslation } from 'react-i18next'
import { adminDashboard } from '#contracts/api/system/dashboards.ts'
import { Overview } from '#src/ui/dashboard/overview.tsx'
import { ranksOf } from '#src/ui/dashboard/ranks.ts'
import { useDashboard } from '#src/ui/dashboard/use-dashboard.ts'
import { useWork } from './dashboard/use-work.ts'

/** How the marketplace is doing. Source: DSH-10. */
export default function Dashboard() {
  const { t } = useTranslation()
  const dashboard = useDashboard(adminDashboard)
  const work = useWork(dashboard.answer.data)
  return (
    <Overview
      work={work}
      {...dashboard}
      ranks={ranksOf(dashboard.answer.data?.list)}
      rankingTitle={t('dashboard.bestStores')}
      daily={{ title: t('dashboard.userTrend'), label: t('dashboard.newUsers') }}
      orders="/Admin/orders"
    />
  )
}
