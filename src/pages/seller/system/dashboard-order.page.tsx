import { useTranslation } from 'react-i18next'
import { sellerSales } from '#contracts/api/system/dashboards.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { ranksOf } from '#src/ui/dashboard/ranks.ts'
import { Sales } from '#src/ui/dashboard/sales.tsx'
import { usePeriod } from '#src/ui/dashboard/use-period.ts'

/** Sales of the store over time. Source: DSH-10. */
export default function SalesOfStore() {
  const { t } = useTranslation()
  const period = usePeriod()
  const answer = useData(sellerSales, { query: period.query })
  return (
    <Sales
      period={period}
      answer={answer}
      best={[
        { title: t('dashboard.bestByQuantity'), ranks: ranksOf(answer.data?.store), measure: 'count' },
        { title: t('dashboard.bestByRevenue'), ranks: ranksOf(answer.data?.goods), measure: 'money' },
      ]}
    />
  )
}
