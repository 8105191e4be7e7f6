import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { adminDashboard } from '#contracts/api/system/dashboards.ts'
import { ErrorState } from '../feedback/error-state.tsx'
import { Part } from '../feedback/part.tsx'
import { Shell } from '../layout/shell.tsx'
import type { Answer } from './answer.ts'
import { useChartsEarly } from './chart.tsx'
import { useDashboardStyles } from './dashboard-styles.ts'
import { Figures } from './figures.tsx'
import { PeriodBar } from './period-bar.tsx'
import { Ranking, type Rank } from './ranking.tsx'
import type { Point } from './trend.ts'
import { TrendPanel } from './trend-panel.tsx'
import type { ChosenPeriod } from './use-period.ts'
import { TodaysWork, type Work } from './work.tsx'

type Reply = Omit<ReplyOf<typeof adminDashboard>, 'list'>

type Props = {
  /** Shown above the work of today. */
  start?: ReactNode
  work: readonly Work[]
  period: ChosenPeriod
  answer: Answer<Reply>
  /** Sales of the days that the period is compared with. */
  before: readonly Point[] | undefined
  /** Ranking by sales. */
  ranks: readonly Rank[] | undefined
  rankingTitle: string
  /** Title and label of the small chart. */
  daily: { title: string; label: string }
  /** URL of the order list. */
  orders: string
}

/** The dashboard of a back office: what waits, then how sales go; renders its own shell. Source: DSH-5, DSH-10, DSH-14. */
export const Overview = ({ start, work, period, answer, before, ranks, rankingTitle, daily, orders }: Props) => {
  const { data, error, isValidating, mutate } = answer
  const { t } = useTranslation()
  const styles = useDashboardStyles()
  useChartsEarly()
  return (
    <Shell hideTitle hideMain>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void mutate()} />
      ) : (
        <div className={styles.root}>
          {start && <Part>{start}</Part>}
          <Part>
            <TodaysWork work={work} />
          </Part>
          <PeriodBar {...period} />
          <Part>
            <Figures period={period} data={data} before={before} orders={orders} />
          </Part>
          <div className={styles.wideAndNarrow}>
            <Part>
              <TrendPanel
                kind="bars"
                title={t('dashboard.salesTrend')}
                label={t('dashboard.sales')}
                measure="money"
                points={data?.order_plot}
                busy={isValidating}
              />
            </Part>
            <Part>
              <Ranking title={rankingTitle} ranks={ranks} places={6} measure="money" />
            </Part>
          </div>
          <Part>
            <TrendPanel kind="line" {...daily} measure="count" points={data?.user_plot} />
          </Part>
        </div>
      )}
    </Shell>
  )
}
