import { useTranslation } from 'react-i18next'
import { sellerDashboard } from '#contracts/api/system/dashboards.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { Overview } from '#src/ui/dashboard/overview.tsx'
import { goodsRanks } from '#src/ui/dashboard/ranks.ts'
import { usePeriod } from '#src/ui/dashboard/use-period.ts'
import { useWork } from './dashboard/use-work.ts'

/** The store's dashboard. Source: DSH-10. */
export default function Dashboard() {
  const { t } = useTranslation()
  const period = usePeriod()
  const answer = useData(sellerDashboard, { query: period.query })
  const before = useData(sellerDashboard, period.queryBefore && { query: period.queryBefore }, {
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
      ranks={goodsRanks(answer.data?.list)}
      rankingTitle={t('dashboard.bestGoods')}
      daily={{ title: t('dashboard.orderTrend'), label: t('dashboard.paidOrders') }}
      orders="/Seller/orders"
    />
  )
}
