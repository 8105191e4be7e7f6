import dayjs from 'dayjs'

/** Two dates in wire format, both inclusive. */
export type DayRange = { from: string; to: string }

const daysOf = (unit: 'week' | 'month', today: string): DayRange => ({
  from: dayjs(today).startOf(unit).format('YYYY-MM-DD'),
  to: dayjs(today).endOf(unit).format('YYYY-MM-DD'),
})

/**
 * Sunday to Saturday of this week.
 * @param today in the wire's time format. Source: OSC-5.
 */
export const thisWeek = (today: string): DayRange => daysOf('week', today)

/** First to last day of this month. */
export const thisMonth = (today: string): DayRange => daysOf('month', today)

/** Puts the two dates in order. */
export const ordered = ({ from, to }: DayRange): DayRange => (from && to && from > to ? { from: to, to: from } : { from, to })
