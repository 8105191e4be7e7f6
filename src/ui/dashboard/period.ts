import dayjs from 'dayjs'
import type { InputOf } from '#contracts/api/kit/endpoint.ts'
import type { adminSales } from '#contracts/api/system/dashboards.ts'

/** Named periods on offer; the first is the default. Source: DSH-11. */
export const spans = ['days', 'week', 'month', 'year', 'years'] as const
export type Span = (typeof spans)[number]

/** A dashboard's period: a named span, or two dates, both inclusive. */
export type Period = { readonly span: Span } | { readonly from: string; readonly to: string }

type Query = NonNullable<InputOf<typeof adminSales>['query']>

/** First and last day, both inclusive. */
export type Days = readonly [from: string, to: string]

const format = 'YYYY-MM-DD'
const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && dayjs(text, format).format(format) === text

/** Chooses a unit that keeps the points distinguishable: days up to a quarter, months up to five years. */
const unitOf = (from: string, to: string): 0 | 1 | 2 => {
  const days = dayjs(to).diff(from, 'day')
  if (days <= 92) return 0
  return days <= 5 * 366 ? 1 : 2
}

/** Adds days to a day. */
export const plusDays = (day: string, count: number): string => dayjs(day).add(count, 'day').format(format)

/**
 * The days of a period, future ones included.
 * @param today in the wire's time format.
 */
export const daysOf = (period: Period, today: string): Days => {
  if ('from' in period) return [period.from, period.to]
  const day = dayjs(today)
  const monday = day.subtract((day.day() + 6) % 7, 'day')
  const ends = {
    days: [day.subtract(29, 'day'), day],
    week: [monday, monday.add(6, 'day')],
    month: [day.startOf('month'), day.endOf('month')],
    year: [day.startOf('year'), day.endOf('year')],
    years: [day.startOf('year').subtract(5, 'year'), day.endOf('year')],
  } as const satisfies Record<Span, readonly [unknown, unknown]>
  const [from, to] = ends[period.span]
  return [from.format(format), to.format(format)]
}

/** Whether a time is on one of the days. */
export const isWithin = ([from, to]: Days, time: string): boolean => from <= time.slice(0, 10) && time.slice(0, 10) <= to

/**
 * Converts a period to the query of the dashboard endpoints.
 * @param today in the wire's time format. Source: DSH-1.
 */
export const queryOf = (period: Period, today: string): Query => {
  if ('from' in period) return { is_type: unitOf(period.from, period.to), created_at: [period.from, period.to] }
  if (period.span === 'week') return { is_type: 0 }
  if (period.span === 'year') return { is_type: 1 }
  if (period.span === 'years') return { is_type: 2 }
  return { is_type: 0, created_at: [...daysOf(period, today)] }
}

/** Reads the period from the URL; falls back to the last 30 days if it is invalid. */
export const readPeriod = (params: URLSearchParams): Period => {
  const [from, to] = [params.get('from'), params.get('to')]
  if (isDay(from) && isDay(to) && from <= to) return { from, to }
  return { span: spans.find(span => span === params.get('period')) ?? 'days' }
}

/** Writes the period to the URL and resets the page of the lists below. */
export const writePeriod = (params: URLSearchParams, period: Period): URLSearchParams => {
  const next = new URLSearchParams(params)
  for (const name of ['period', 'from', 'to', 'page']) next.delete(name)
  if ('from' in period) {
    next.set('from', period.from)
    next.set('to', period.to)
  } else if (period.span !== 'days') next.set('period', period.span)
  return next
}
