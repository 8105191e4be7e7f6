import type { z } from 'zod'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { call } from '#src/lib/http/call.ts'
import { useData } from '#src/lib/http/use-data.ts'
import type { TableDefinition } from '#src/table/define-table.ts'
import { TableScreen } from '#src/table/table-screen.tsx'
import { useListQuery } from '#src/table/search/use-address.ts'
import type { PushedList } from '#src/table/list/use-list.ts'
import { useChartsEarly } from '#src/ui/dashboard/chart.tsx'
import { useDashboardStyles } from '#src/ui/dashboard/dashboard-styles.ts'
import { PeriodBar } from '#src/ui/dashboard/period-bar.tsx'
import type { Measure, Point } from '#src/ui/dashboard/trend.ts'
import { TrendPanel } from '#src/ui/dashboard/trend-panel.tsx'
import { usePeriod } from '#src/ui/dashboard/use-period.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { useShellOptions } from '#src/ui/layout/shell.tsx'

type Reply = { plot: Point[]; list: NonNullable<PushedList['data']> }

type Props = {
  /** Endpoint whose reply contains both the chart and a page of the table. */
  from: Endpoint & { readonly query: z.ZodType; readonly reply: z.ZodType<Reply> }
  table: TableDefinition
  title: string
  /** Unit of the chart. */
  label: string
  measure: Measure
  /** Title of the table. */
  rows: string
}

/** New records of a period: a chart and a table, both from a single request. Source: DSH-8, TLI-11. */
export const NewRows = ({ from, table, title, label, measure, rows }: Props) => {
  const styles = useDashboardStyles()
  const period = usePeriod()
  const list = useListQuery(table)
  const answer = useData(from, { query: { ...list, ...period.query } }, { revalidateOnFocus: false, shouldRetryOnError: false })
  useShellOptions({ hideMain: true })
  useChartsEarly()
  return (
    <div className={styles.root}>
      <PeriodBar {...period} />
      {!answer.error && (
        <TrendPanel
          kind="line"
          title={title}
          label={label}
          measure={measure}
          points={answer.data?.plot}
          busy={answer.isValidating}
        />
      )}
      <Panel title={rows}>
        <TableScreen
          definition={table}
          pushed={{
            ...answer,
            from,
            data: answer.data?.list,
            ask: async (query, signal) => (await call(from, { query: { ...query, ...period.query } }, { signal })).list,
          }}
        />
      </Panel>
    </div>
  )
}
