import { Button, makeStyles, mergeClasses, ToggleButton, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { TableRegular } from '@fluentui/react-icons/svg/table'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadCsv } from '#src/lib/format/csv.ts'
import { wireTime } from '#src/lib/format/wire-time.ts'
import { Panel } from '../layout/panel.tsx'
import { Chart, ChartSkeleton } from './chart.tsx'
import type { ChartProps } from './charts.tsx'
import { datedPoints, isRunning, pointsUntil } from './trend.ts'
import { TrendTable } from './trend-table.tsx'

const useStyles = makeStyles({
  buttons: { display: 'flex', gap: tokens.spacingHorizontalXS },
  busy: { opacity: 0.5 },
})

type Props = Omit<ChartProps, 'points' | 'today'> & {
  title: string
  /** Undefined while loading. */
  points: ChartProps['points'] | undefined
  /** True while newer data loads. */
  busy?: boolean
  className?: string
}

/** A titled chart until now, whose data is also available as a table and as a file. Source: DSH-9, DSH-11. */
export const TrendPanel = ({ title, points: sent, busy = false, className, ...chart }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const [asTable, setAsTable] = useState(false)
  const [today] = useState(() => wireTime())
  const points = useMemo(() => sent && pointsUntil(datedPoints(sent), today), [sent, today])
  const last = points?.at(-1)
  const download = () =>
    downloadCsv(title, [[t('dashboard.time'), chart.label], ...(points ?? []).map(({ time, num }) => [time, num] as const)])
  const buttons = (
    <div className={styles.buttons}>
      <ToggleButton
        size="small"
        appearance="subtle"
        icon={<TableRegular />}
        checked={asTable}
        onClick={() => setAsTable(!asTable)}
      >
        {t('dashboard.asTable')}
      </ToggleButton>
      <Button size="small" appearance="subtle" icon={<ArrowDownloadRegular />} disabled={!points} onClick={download}>
        {t('btn.export')}
      </Button>
    </div>
  )
  return (
    <Panel
      title={title}
      extra={buttons}
      {...(last && isRunning(last, today) && { hint: t('dashboard.untilNow') })}
      {...(className && { className })}
    >
      <div className={mergeClasses(busy && styles.busy)} aria-busy={busy}>
        {points ? (
          asTable ? (
            <TrendTable points={points} {...chart} />
          ) : (
            <Chart points={points} today={today} {...chart} />
          )
        ) : (
          <ChartSkeleton />
        )}
      </div>
    </Panel>
  )
}
