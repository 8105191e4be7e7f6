import type { adminDashboard, sellerDashboard } from '#contracts/api/system/dashboards.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { usePeriod } from './use-period.ts'

/** Reads a dashboard for the period in the URL, and the sales of the days that it is compared with. Source: DSH-10. */
export const useDashboard = (from: typeof adminDashboard | typeof sellerDashboard) => {
  const period = usePeriod()
  const answer = useData(from, { query: period.query })
  const before = useData(from, period.queryBefore && { query: period.queryBefore }, { quiet: true, keepPreviousData: false })
  return { period, answer, before: before.data?.order_plot }
}
