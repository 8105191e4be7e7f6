import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { adminDashboard } from '#contracts/api/system/dashboards.ts'
import { ErrorState } from '../feedback/error-state.tsx'
import { Part } from '../feedback/part.tsx'
import { Panel } from '../layout/panel.tsx'
import { Shell } from '../layout/shell.tsx'
import { LinesSkeleton } from '../feedback/skeletons.tsx'
import { AboutCard } from './about-card.tsx'
import type { Answer } from './answer.ts'
import { useChartsEarly } from './chart.tsx'
import { useDashboardStyles } from './dashboard-styles.ts'
import { OrdersCard } from './orders-card.tsx'
import { PeriodBar } from './period-bar.tsx'
import { Ranking, type Rank } from './ranking.tsx'
import { SalesCard } from './sales-card.tsx'
import { TrendPanel } from './trend-panel.tsx'
import type { ChosenPeriod } from './use-period.ts'

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 1199px)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :last-child': { gridColumn: '1 / -1' },
    },
    '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

type Figures = Omit<ReplyOf<typeof adminDashboard>, 'list'>

type Props = {
  period: ChosenPeriod
  answer: Answer<Figures>
  /** Ranking by sales. */
  ranks: readonly Rank[] | undefined
  rankingTitle: string
  /** Title and label of the small chart. */
  daily: { title: string; label: string }
  /** URL of the order list. */
  orders: string
  other: { to: string; label: string }
}

const Cards = ({ data, orders, other }: { data: Figures | undefined } & Pick<Props, 'orders' | 'other'>) => {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <div className={styles.cards}>
      {data ? (
        <Part>
          <SalesCard {...data} />
        </Part>
      ) : (
        <Panel title={t('dashboard.total')}>
          <LinesSkeleton count={6} />
        </Panel>
      )}
      {data ? (
        <Part>
          <OrdersCard {...data} orders={orders} />
        </Part>
      ) : (
        <Panel title={t('dashboard.orders')}>
          <LinesSkeleton count={6} />
        </Panel>
      )}
      <AboutCard other={other} />
    </div>
  )
}

/** The dashboard of a back office; renders its own shell. Source: DSH-5, DSH-10. */
export const Overview = ({
  period,
  answer: { data, error, isValidating, mutate },
  ranks,
  rankingTitle,
  daily,
  orders,
  other,
}: Props) => {
  const { t } = useTranslation()
  const styles = useDashboardStyles()
  useChartsEarly()
  return (
    <Shell hideTitle hideMain>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void mutate()} />
      ) : (
        <div className={styles.root}>
          <Cards data={data} orders={orders} other={other} />
          <PeriodBar {...period} />
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
