import { useTranslation } from 'react-i18next'
import { sellerDashboard } from '#contracts/api/system/dashboards.ts'
import { Overview } from '#src/ui/dashboard/overview.tsx'
import { ranksOf } from '#src/ui/dashboard/ranks.ts'
import { useDashboard } from '#src/ui/dashboard/use-dashboard.ts'
import { FirstSteps } from './dashboard/first-steps.tsx'
import { useFirstSteps } from './dashboard/use-first-steps.ts'
import { useWork } from './dashboard/use-work.ts'

/** The store's dashboard. Source: DSH-10. */
export default function Dashboard() {
  const { t } = useTranslation()
  const dashboard = useDashboard(sellerDashboard)
  const work = useWork(dashboard.answer.data)
  return (
    <Overview
      start={<FirstSteps steps={useFirstSteps()} />}
      work={work}
      {...dashboard}
      ranks={ranksOf(dashboard.answer.data?.list)}
      rankingTitle={t('dashboard.bestGoods')}
      daily={{ title: t('dashboard.orderTrend'), label: t('dashboard.paidOrders') }}
      orders="/Seller/orders"
    />
  )
}
