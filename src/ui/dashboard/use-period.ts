import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { wireTime } from '#src/lib/format/wire-time.ts'
import { queryOf, readPeriod, writePeriod, type Period } from './period.ts'

/** The period of a dashboard, stored in the URL so that a view can be shared as a link. */
export const usePeriod = () => {
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => wireTime())
  const text = params.toString()
  const period = useMemo(() => readPeriod(new URLSearchParams(text)), [text])
  return {
    period,
    query: useMemo(() => queryOf(period, today), [period, today]),
    choose: (next: Period) => setParams(now => writePeriod(now, next), { preventScrollReset: true }),
  }
}
export type ChosenPeriod = ReturnType<typeof usePeriod>
