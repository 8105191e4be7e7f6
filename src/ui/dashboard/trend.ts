import { formatMoney } from '#src/lib/format/format.ts'

/** A point of a chart as the wire has it: a day, month or year, and a sum of money as text or a count. */
export type Point = { readonly time: string; readonly num: string | number }

/** What a chart's numbers are. */
export type Measure = 'money' | 'count'

/** Midnight of the first day that a label stands for, in UTC, as the charts count. */
export const dateOf = (time: string): Date => new Date(`${time}${'-01-01'.slice(time.length - 4)}T00:00:00Z`)

const parts = {
  short: { 10: { month: 'short', day: 'numeric' }, 7: { year: 'numeric', month: 'short' }, 4: { year: 'numeric' } },
  long: {
    10: { year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' },
    7: { year: 'numeric', month: 'long' },
    4: { year: 'numeric' },
  },
} as const

/** `2026-06-15` for people: `Jun 15` on an axis, `Monday, June 15, 2026` where there is room. Months and years alike. */
export const timeText = (time: string, as: keyof typeof parts, language: string): string => {
  const length = time.length === 10 || time.length === 7 ? time.length : 4
  return new Intl.DateTimeFormat(language, { ...parts[as][length], timeZone: 'UTC' }).format(dateOf(time))
}

/** A number of a chart for people. */
export const numText = (num: string | number, measure: Measure): string =>
  measure === 'money' ? formatMoney(num) : String(Number(num))

/** A number on an axis: short, because its exact value stands at the point. */
export const axisText = (num: number, measure: Measure, language: string): string =>
  `${measure === 'money' ? '¥' : ''}${new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(num)}`
