import { useTranslation } from 'react-i18next'
import { adminSales } from '#contracts/api/system/dashboards.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { ranksOf } from '#src/ui/dashboard/ranks.ts'
import { Sales } from '#src/ui/dashboard/sales.tsx'
import { usePeriod } from '#src/ui/dashboard/use-period.ts'

/** Sales of the marketplace over time. Source: DSH-10. */
export default function SalesOfAll() {
  const { t } = useTranslation()
  const period = usePeriod()
  const answer = useData(adminSales, { query: period.query })
  return (
    <Sales
      period={period}
      answer={answer}
      best={[
        { title: t('dashboard.bestStores'), ranks: ranksOf(answer.data?.store), measure: 'money' },
        { title: t('dashboard.bestGoods'), ranks: ranksOf(answer.data?.goods), measure: 'money' },
      ]}
    />
  )
}
