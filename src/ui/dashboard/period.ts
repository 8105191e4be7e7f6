import dayjs from 'dayjs'
import type { InputOf } from '#contracts/api/kit/endpoint.ts'
import type { adminSales } from '#contracts/api/system/dashboards.ts'

/** Named periods on offer. */
export const spans = ['week', 'month', 'year', 'years'] as const
export type Span = (typeof spans)[number]

/** A dashboard's period: a named span, or two dates, both inclusive. */
export type Period = { readonly span: Span } | { readonly from: string; readonly to: string }

type Query = NonNullable<InputOf<typeof adminSales>['query']>

const format = 'YYYY-MM-DD'
const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && dayjs(text, format).format(format) === text

/** Chooses a unit that keeps the points distinguishable: days up to a quarter, months up to five years. */
const unitOf = (from: string, to: string): 0 | 1 | 2 => {
  const days = dayjs(to).diff(from, 'day')
  if (days <= 92) return 0
  return days <= 5 * 366 ? 1 : 2
}

/**
 * Converts a period to the query of the dashboard endpoints.
 * @param today in the wire's time format. Source: DSH-1.
 */
export const queryOf = (period: Period, today: string): Query => {
  if ('from' in period) return { is_type: unitOf(period.from, period.to), created_at: [period.from, period.to] }
  if (period.span === 'week') return { is_type: 0 }
  if (period.span === 'year') return { is_type: 1 }
  if (period.span === 'years') return { is_type: 2 }
  const day = dayjs(today)
  return { is_type: 0, created_at: [day.startOf('month').format(format), day.endOf('month').format(format)] }
}

/** Reads the period from the URL; falls back to this week if it is invalid. */
export const readPeriod = (params: URLSearchParams): Period => {
  const [from, to] = [params.get('from'), params.get('to')]
  if (isDay(from) && isDay(to) && from <= to) return { from, to }
  return { span: spans.find(span => span === params.get('period')) ?? 'week' }
}

/** Writes the period to the URL and resets the page of the lists below. */
export const writePeriod = (params: URLSearchParams, period: Period): URLSearchParams => {
  const next = new URLSearchParams(params)
  for (const name of ['period', 'from', 'to', 'page']) next.delete(name)
  if ('from' in period) {
    next.set('from', period.from)
    next.set('to', period.to)
  } else if (period.span !== 'week') next.set('period', period.span)
  return next
}
