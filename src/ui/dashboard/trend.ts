import { formatMoney } from '#src/lib/format/format.ts'

/** A chart point as the server sends it: a day, month or year, and a value (an amount as text, or a count). */
export type Point = { readonly time: string; readonly num: string | number }

/** Unit of a chart's values. */
export type Measure = 'money' | 'count'

/** Midnight (UTC) of the first day that a label covers. */
export const dateOf = (time: string): Date => new Date(`${time}${'-01-01'.slice(time.length - 4)}T00:00:00Z`)

/** Leaves out points without a valid date, which have no place on an axis. Source: TOL-1. */
export const datedPoints = (points: readonly Point[]): Point[] =>
  points.filter(({ time }) => /^\d{4}(-\d\d){0,2}$/.test(time) && !Number.isNaN(dateOf(time).getTime()))

/**
 * Leaves out what is still to come: a server sends 0 for it, which would look like a crash.
 * @param today in the wire's time format. Source: DSH-11.
 */
export const pointsUntil = (points: readonly Point[], today: string): Point[] =>
  points.filter(({ time }) => time <= today.slice(0, time.length))

/** True for the day, month or year that is not over. */
export const isRunning = ({ time }: Point, today: string): boolean => time === today.slice(0, time.length)

const parts = {
  short: { 10: { month: 'short', day: 'numeric' }, 7: { year: 'numeric', month: 'short' }, 4: { year: 'numeric' } },
  long: {
    10: { year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' },
    7: { year: 'numeric', month: 'long' },
    4: { year: 'numeric' },
  },
} as const

/** Formats `2026-06-15` for display: `Jun 15` on an axis, `Monday, June 15, 2026` in a tooltip. Also takes months and years. */
export const timeText = (time: string, as: keyof typeof parts, language: string): string => {
  const length = time.length === 10 || time.length === 7 ? time.length : 4
  return new Intl.DateTimeFormat(language, { ...parts[as][length], timeZone: 'UTC' }).format(dateOf(time))
}

/** Formats a chart value for display. */
export const numText = (num: string | number, measure: Measure): string =>
  measure === 'money' ? formatMoney(num) : String(Number(num))

/** Formats a value for an axis: abbreviated, because the tooltip shows the exact value. */
export const axisText = (num: number, measure: Measure, language: string): string =>
  `${measure === 'money' ? '¥' : ''}${new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(num)}`
