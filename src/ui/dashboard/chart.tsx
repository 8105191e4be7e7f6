import { makeStyles, tokens } from '@fluentui/react-components'
import { DataTrendingRegular } from '@fluentui/react-icons/svg/data-trending'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../feedback/empty-state.tsx'
import { Skeleton, SkeletonItem } from '../feedback/skeleton.tsx'
import type { ChartProps } from './charts.tsx'

const load = () => import('./charts.tsx')
const Charts = lazy(async () => ({ default: (await load()).Charts }))

/** Chart height in px, also while loading. */
const height = 320

const useStyles = makeStyles({
  root: { height: `${height}px`, color: tokens.colorNeutralForeground2 },
  empty: { display: 'grid', alignItems: 'center', minHeight: `${height}px` },
})

/** Preloads the chart code while the data is loading. */
export const useChartsEarly = (): void => {
  useEffect(() => void load().catch(() => {}), [])
}

/** Placeholder while the chart code or the data loads. */
export const ChartSkeleton = () => {
  const { t } = useTranslation()
  return (
    <Skeleton aria-label={t('ui.loading')}>
      <SkeletonItem size={height} />
    </Skeleton>
  )
}

/** Shown instead of a chart if there is no data. */
const EmptyChart = () => {
  const { t } = useTranslation()
  return (
    <div className={useStyles().empty}>
      <EmptyState title={t('dashboard.nothing')} icon={<DataTrendingRegular />} />
    </div>
  )
}

const LoadedChart = (props: ChartProps) => (
  <div className={useStyles().root}>
    <Suspense fallback={<ChartSkeleton />}>
      <Charts {...props} />
    </Suspense>
  </div>
)

/** A lazily loaded chart; shows a text instead if all values are 0. */
export const Chart = (props: ChartProps) =>
  props.points.some(({ num }) => Number(num) !== 0) ? <LoadedChart {...props} /> : <EmptyChart />
