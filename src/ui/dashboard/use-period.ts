import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { wireTime } from '#src/lib/format/wire-time.ts'
import { comparisonOf } from './comparison.ts'
import { queryOf, daysOf, isWithin, readPeriod, writePeriod, type Period } from './period.ts'

/** The period of a dashboard, stored in the URL so that a view can be shared as a link. */
export const usePeriod = () => {
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => wireTime())
  const text = params.toString()
  const period = useMemo(() => readPeriod(new URLSearchParams(text)), [text])
  const comparison = useMemo(() => comparisonOf(period, today), [period, today])
  return {
    period,
    query: useMemo(() => queryOf(period, today), [period, today]),
    comparison,
    /** Asks for the sales of the days that the period is compared with; null if there are none. */
    queryBefore: useMemo(
      () => (comparison ? queryOf({ from: comparison.before[0], to: comparison.before[1] }, today) : null),
      [comparison, today],
    ),
    /** Whether today is one of its days. */
    isCurrent: isWithin(daysOf(period, today), today),
    choose: (next: Period) => setParams(now => writePeriod(now, next), { preventScrollReset: true }),
  }
}
export type ChosenPeriod = ReturnType<typeof usePeriod>
