import { useTranslation } from 'react-i18next'
import { ErrorState } from '../feedback/error-state.tsx'
import { useShellOptions } from '../layout/shell.tsx'
import type { Answer } from './answer.ts'
import { useChartsEarly } from './chart.tsx'
import { useDashboardStyles } from './dashboard-styles.ts'
import { PeriodBar } from './period-bar.tsx'
import { Ranking, type Rank } from './ranking.tsx'
import type { Measure, Point } from './trend.ts'
import { TrendPanel } from './trend-panel.tsx'
import type { ChosenPeriod } from './use-period.ts'

type Best = { readonly title: string; readonly ranks: readonly Rank[] | undefined; readonly measure: Measure }
type Props = { period: ChosenPeriod; answer: Answer<{ readonly plot: readonly Point[] }>; best: readonly [Best, Best] }

/** Sales over time with the two top-ten rankings. Source: DSH-4, DSH-7. */
export const Sales = ({ period, answer: { data, error, isValidating, mutate }, best }: Props) => {
  const { t } = useTranslation()
  const styles = useDashboardStyles()
  useShellOptions({ hideMain: true })
  useChartsEarly()
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />
  return (
    <div className={styles.root}>
      <PeriodBar {...period} />
      <TrendPanel
        kind="line"
        title={t('dashboard.salesTrend')}
        label={t('dashboard.sales')}
        measure="money"
        points={data?.plot}
        busy={isValidating}
      />
      <div className={styles.halves}>
        {best.map(one => (
          <Ranking key={one.title} {...one} places={10} />
        ))}
      </div>
    </div>
  )
}
