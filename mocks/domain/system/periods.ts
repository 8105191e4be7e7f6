import { refuse } from '../../refusal.ts'

/** 0 days, 1 months, 2 years. */
type Unit = 0 | 1 | 2
/** First and last day of a period, inclusive, and the labels of its data points. */
export type Period = { from: string; to: string; labels: string[]; labelOf: (time: string) => string }

/** Limits the chart to a readable number of points. */
const mostLabels = 1000
const letters: Readonly<Record<Unit, number>> = { 0: 10, 1: 7, 2: 4 }

/** Adds days to a date. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The Monday of the week of a date. */
export const mondayOf = (date: string): string => addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7))

/** The default period. Source: DSH-1. */
const usual = (unit: Unit, today: string): [from: string, to: string] => {
  const year = Number(today.slice(0, 4))
  if (unit === 0) return [mondayOf(today), addDays(mondayOf(today), 6)]
  return [`${unit === 1 ? year : year - 5}-01-01`, `${year}-12-31`]
}

/**
 * The period of a dashboard, with every label from the first to the last. Source: DSH-1, DSH-2.
 * @throws Refusal invalidInput if it ends before it starts, or is too long.
 */
export const periodOf = (today: string, unit: Unit = 0, range?: readonly string[]): Period => {
  const [first, last] = usual(unit, today)
  const [from = first, to = last] = range ?? []
  const labelOf = (time: string): string => time.slice(0, letters[unit])
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000
  if (days < 0 || days > mostLabels * 10) refuse('invalidInput', 'created_at')
  const all = Array.from({ length: days + 1 }, (_, at) => labelOf(addDays(from, at)))
  const labels = [...new Set(all)]
  return labels.length > mostLabels ? refuse('invalidInput', 'created_at') : { from, to, labels, labelOf }
}

/** Whether a time is within the days of a period. */
export const isWithin = ({ from, to }: Pick<Period, 'from' | 'to'>, time: string): boolean =>
  time.slice(0, 10) >= from && time.slice(0, 10) <= to

/**
 * Sums the rows by label; labels without rows are 0.
 * @param worth the value of a row; 1 counts rows.
 */
export const plotOf = <Row>(
  period: Period,
  rows: readonly Row[],
  timeOf: (row: Row) => string | null,
  worth: (row: Row) => number = () => 1,
): { time: string; num: number }[] => {
  const found = new Map(period.labels.map(label => [label, 0]))
  for (const row of rows) {
    const time = timeOf(row)
    if (time === null || !isWithin(period, time)) continue
    const label = period.labelOf(time)
    found.set(label, (found.get(label) ?? 0) + worth(row))
  }
  return [...found].map(([time, num]) => ({ time, num }))
}
