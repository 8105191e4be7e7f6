import { cents } from '#contracts/wire/money.ts'
import { daysOf, plusDays, type Days, type Period } from './period.ts'
import type { Point } from './trend.ts'

/** The whole days of a period, and as many days before it. */
export type Comparison = { readonly now: Days; readonly before: Days }

const dayCount = ([from, to]: Days): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

/** Compares a week with the one before, weekday by weekday, and a month or year from its first day on, if they do not overlap. */
const startBefore = (period: Period, [from]: Days, count: number): string => {
  const span = 'span' in period ? period.span : undefined
  const month = span === 'month' ? `${plusDays(from, -1).slice(0, 7)}-01` : undefined
  const year = span === 'year' ? `${Number(from.slice(0, 4)) - 1}${from.slice(4)}` : undefined
  const start = span === 'week' ? plusDays(from, -7) : (month ?? year)
  return start !== undefined && plusDays(start, count) <= from ? start : plusDays(from, -count)
}

/**
 * What to compare a period with: today is left out, because it is not over, and both sides have the same number of days.
 * @param today in the wire's time format.
 * @returns undefined if the period has no whole day yet. Source: DSH-12.
 */
export const comparisonOf = (period: Period, today: string): Comparison | undefined => {
  const [from, end] = daysOf(period, today)
  const yesterday = plusDays(today.slice(0, 10), -1)
  const now: Days = [from, end < yesterday ? end : yesterday]
  if (now[1] < from) return undefined
  const count = dayCount(now)
  const start = startBefore(period, now, count)
  return { now, before: [start, plusDays(start, count - 1)] }
}

/** The sum of a chart's points in hundredths. */
export const sumOf = (points: readonly Point[]): number => points.reduce((sum, { num }) => sum + cents(num), 0)

/** Growth as a fraction: 2.8 for "+280 %". Undefined without a base. */
export const growthOf = (now: number, before: number): number | undefined => (before === 0 ? undefined : (now - before) / before)

/** Formats growth with its sign: `+280%`, `-3.5%`, `0%`. There is no upper limit. Source: DSH-12. */
export const growthText = (growth: number, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: Math.abs(growth) < 0.1 ? 1 : 0,
  }).format(growth)

/** Formats a range of days: `Oct 25 – Nov 23`. */
export const daysText = ([from, to]: Days, language: string): string =>
  new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' }).formatRange(
    new Date(`${from}T00:00:00Z`),
    new Date(`${to}T00:00:00Z`),
  )
