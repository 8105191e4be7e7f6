import { useTranslation } from 'react-i18next'
import { adminDashboard } from '#contracts/api/system/dashboards.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { Overview } from '#src/ui/dashboard/overview.tsx'
import { storeRanks } from '#src/ui/dashboard/ranks.ts'
import { usePeriod } from '#src/ui/dashboard/use-period.ts'
import { useWork } from './dashboard/use-work.ts'

/** How the marketplace is doing. Source: DSH-10. */
export default function Dashboard() {
  const { t } = useTranslation()
  const period = usePeriod()
  const answer = useData(adminDashboard, { query: period.query })
  const before = useData(adminDashboard, period.queryBefore && { query: period.queryBefore }, {
    quiet: true,
    keepPreviousData: false,
  })
  const work = useWork(answer.data)
  return (
    <Overview
      work={work}
      period={period}
      answer={answer}
      before={before.data?.order_plot}
      ranks={storeRanks(answer.data?.list)}
      rankingTitle={t('dashboard.bestStores')}
      daily={{ title: t('dashboard.userTrend'), label: t('dashboard.newUsers') }}
      orders="/Admin/orders"
    />
  )
}
