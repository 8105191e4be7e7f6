import { Button, makeStyles, mergeClasses, ToggleButton, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { TableRegular } from '@fluentui/react-icons/svg/table'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadCsv } from '#src/lib/format/csv.ts'
import { Panel } from '../layout/panel.tsx'
import { Chart, ChartSkeleton } from './chart.tsx'
import type { ChartProps } from './charts.tsx'
import { datedPoints } from './trend.ts'
import { TrendTable } from './trend-table.tsx'

const useStyles = makeStyles({
  buttons: { display: 'flex', gap: tokens.spacingHorizontalXS },
  busy: { opacity: 0.5 },
})

type Props = Omit<ChartProps, 'points'> & {
  title: string
  /** Undefined while loading. */
  points: ChartProps['points'] | undefined
  /** True while newer data loads. */
  busy?: boolean
  className?: string
}

/** A titled chart whose data is also available as a table and as a file. */
export const TrendPanel = ({ title, points: sent, busy = false, className, ...chart }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const [asTable, setAsTable] = useState(false)
  const points = useMemo(() => sent && datedPoints(sent), [sent])
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
    <Panel title={title} extra={buttons} {...(className && { className })}>
      <div className={mergeClasses(busy && styles.busy)} aria-busy={busy}>
        {points ? asTable ? <TrendTable points={points} {...chart} /> : <Chart points={points} {...chart} /> : <ChartSkeleton />}
      </div>
    </Panel>
  )
}
